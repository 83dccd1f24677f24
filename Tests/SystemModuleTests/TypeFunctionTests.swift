import Foundation
import MobileCoreServices
import Testing

/// Types by their identifiers, against UniformTypeIdentifiers' rows.
@Suite struct TypeFunctionTests {
  @Test(arguments: [
    ("png", kUTTypePNG), ("jpg", kUTTypeJPEG), ("gif", kUTTypeGIF), ("pdf", kUTTypePDF),
    ("txt", kUTTypePlainText), ("json", kUTTypeJSON), ("mp3", kUTTypeMP3),
    ("mov", kUTTypeQuickTimeMovie), ("html", kUTTypeHTML), ("zip", kUTTypeZipArchive),
  ])
  func extensions(_ row: (name: String, type: String)) throws {
    let found = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, row.name, nil)
    let identifier = try #require(found?.takeRetainedValue())
    #expect(identifier as String == row.type && UTTypeConformsTo(identifier, kUTTypeData))
    let tag = UTTypeCopyPreferredTagWithClass(row.type, kUTTagClassFilenameExtension)
    #expect(tag?.takeRetainedValue() as String? == row.name)
    #expect(UTTypeCopyDescription(row.type)?.takeRetainedValue() as String? == row.type)
  }

  @Test func conformance() {
    #expect(
      UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePNG, kUTTypeText))
    #expect(UTTypeConformsTo("org.example.own", "org.example.own"))
    #expect(UTTypeEqual("PUBLIC.PNG", kUTTypePNG) && !UTTypeEqual(kUTTypePNG, kUTTypeGIF))
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() as String? == "image/png")
    #expect(UTTypeCopyDescription("org.example.none") == nil)
    let others: Set = [
      kUTTypeItem, kUTTypeContent, kUTTypeTIFF, kUTTypeBMP, kUTTypeICO, kUTTypeRawImage,
      kUTTypeScalableVectorGraphics, kUTTypeLivePhoto, kUTTypeMovie, kUTTypeVideo, kUTTypeAudio,
      kUTTypeAudiovisualContent, kUTTypeMPEG4, kUTTypeMPEG4Audio, kUTTypeUTF8PlainText, kUTTypeRTF,
      kUTTypeXML, kUTTypeURL, kUTTypeFileURL, kUTTypeFolder, kUTTypeDirectory, kUTTypeArchive,
      kUTTypeContact, kUTTypeVCard, kUTTypeSourceCode, kUTTypeSwiftSource,
      kUTTypeCommaSeparatedText, kUTTypeSpreadsheet, kUTTypePresentation, kUTTypeApplication,
      kUTTypeBundle, kUTTypePropertyList, kUTTypeMessage,
    ]
    #expect(others.count == 33)
  }
}
