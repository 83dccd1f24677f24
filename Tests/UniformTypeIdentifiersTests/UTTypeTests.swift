import Foundation
import Testing
import UniformTypeIdentifiers

/// Types of data, against Apple's list "System-declared uniform type identifiers" and the registered MIME types.
@Suite struct UTTypeTests {
  @Test(arguments: [
    ("png", "public.png", "image/png"), ("jpg", "public.jpeg", "image/jpeg"),
    ("gif", "com.compuserve.gif", "image/gif"), ("pdf", "com.adobe.pdf", "application/pdf"),
    ("txt", "public.plain-text", "text/plain"), ("json", "public.json", "application/json"),
    ("mp3", "public.mp3", "audio/mpeg"), ("mov", "com.apple.quicktime-movie", "video/quicktime"),
    ("zip", "public.zip-archive", "application/zip"), ("vcf", "public.vcard", "text/vcard"),
  ])
  func knownTypes(_ expected: (name: String, identifier: String, mime: String)) throws {
    let type = try #require(UTType(filenameExtension: expected.name.uppercased()))
    #expect(type.identifier == expected.identifier && type.preferredMIMEType == expected.mime)
    #expect(type.preferredFilenameExtension == expected.name && type.isDeclared && !type.isDynamic)
    #expect(UTType(mimeType: expected.mime) == type && UTType(type.identifier) == type)
    #expect(type.tags[.filenameExtension]?.contains(expected.name) == true)
    #expect(type.conforms(to: .item) && type.description == expected.identifier)
  }

  @Test func conformance() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.isSubtype(of: .data))
    #expect(UTType.image.isSupertype(of: .heic) && !UTType.image.isSubtype(of: .image))
    #expect(!UTType.png.conforms(to: .text) && UTType.folder.conforms(to: .directory))
    #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text]))
    #expect(UTType.png.isPublic && !UTType.pdf.isPublic)
  }

  @Test func ownTypes() throws {
    let own = UTType(exportedAs: "org.example.drawing", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.preferredFilenameExtension == nil)
    #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    let unknown = try #require(UTType(filenameExtension: "plumb"))
    #expect(unknown.isDynamic && unknown.conforms(to: .data) && unknown.tags.isEmpty)
    #expect(UTType("org.example.none") == nil && UTType(filenameExtension: "") == nil)
    #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: "other"), conformingTo: nil) != nil)
    let decoded = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(own))
    #expect(decoded == own && Set([own, decoded]).count == 1)
  }

  @Test func paths() {
    let folder = URL(fileURLWithPath: "/a")
    #expect(folder.appendingPathComponent("b", conformingTo: .png).lastPathComponent == "b.png")
    let photo = folder.appendingPathComponent("b.JPEG")
    #expect(photo.appendingPathExtension(for: .jpeg) == photo)
    #expect(photo.appendingPathExtension(for: .image) == photo)
  }

  @Test func everyConstantIsKnown() {
    let all: [UTType] = [
      .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle,
      .resolvable, .symbolicLink, .url, .fileURL, .text, .plainText, .utf8PlainText, .rtf, .html,
      .xml, .yaml, .json, .sourceCode, .swiftSource, .cSource, .objectiveCSource, .cPlusPlusSource,
      .cHeader, .script, .shellScript, .pythonScript, .javaScript, .delimitedText,
      .commaSeparatedText, .tabSeparatedText, .propertyList, .log, .image, .png, .jpeg, .gif, .tiff,
      .bmp, .heic, .heif, .webP, .svg, .ico, .icns, .rawImage, .livePhoto, .pdf, .rtfd,
      .audiovisualContent, .movie, .video, .audio, .mpeg4Movie, .mpeg4Audio,
      .appleProtectedMPEG4Audio, .quickTimeMovie, .avi, .mp3, .wav, .aiff, .midi, .archive, .zip,
      .gzip, .epub, .executable, .application, .applicationBundle, .font, .spreadsheet,
      .presentation, .database, .message, .contact, .vCard, .calendarEvent, .emailMessage,
      .diskImage, .threeDContent, .usdz, .x509Certificate, .pkcs12,
    ]
    #expect(Set(all).count == all.count)
    for type in all {
      #expect(UTType(type.identifier) == type)
      for parent in type.supertypes { #expect(UTType(parent.identifier) != nil, "\(parent)") }
    }
  }
}
