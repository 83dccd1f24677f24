public import FoundationShims

// Types of data by their identifiers. Source: Apple, "Uniform Type Identifiers Reference".

/// The type `public.item`.
public let kUTTypeItem: CFString = "public.item"
/// The type `public.content`.
public let kUTTypeContent: CFString = "public.content"
/// The type `public.data`.
public let kUTTypeData: CFString = "public.data"
/// The type `public.image`.
public let kUTTypeImage: CFString = "public.image"
/// The type `public.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The type `public.png`.
public let kUTTypePNG: CFString = "public.png"
/// The type `com.compuserve.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The type `public.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The type `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The type `com.microsoft.ico`.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The type `public.camera-raw-image`.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The type `public.svg-image`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The type `com.apple.live-photo`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The type `public.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// The type `public.video`.
public let kUTTypeVideo: CFString = "public.video"
/// The type `public.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// The type `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The type `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The type `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The type `public.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// The type `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The type `public.text`.
public let kUTTypeText: CFString = "public.text"
/// The type `public.plain-text`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The type `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The type `public.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// The type `public.html`.
public let kUTTypeHTML: CFString = "public.html"
/// The type `public.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// The type `public.json`.
public let kUTTypeJSON: CFString = "public.json"
/// The type `com.adobe.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The type `public.url`.
public let kUTTypeURL: CFString = "public.url"
/// The type `public.file-url`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The type `public.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// The type `public.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// The type `public.archive`.
public let kUTTypeArchive: CFString = "public.archive"
/// The type `public.zip-archive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The type `public.contact`.
public let kUTTypeContact: CFString = "public.contact"
/// The type `public.vcard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// The type `public.source-code`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The type `public.swift-source`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The type `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The type `public.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The type `public.presentation`.
public let kUTTypePresentation: CFString = "public.presentation"
/// The type `com.apple.application`.
public let kUTTypeApplication: CFString = "com.apple.application"
/// The type `com.apple.bundle`.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The type `com.apple.property-list`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The type `public.message`.
public let kUTTypeMessage: CFString = "public.message"

/// The class of tags of extensions of files.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of tags of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"
