public import Foundation

extension NSPasteboard {
  /// A type of data, by its identifier.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    /// A PDF file.
    public static let pdf = PasteboardType(rawValue: "com.adobe.pdf")
    /// A TIFF picture.
    public static let tiff = PasteboardType(rawValue: "public.tiff")
    /// A PNG picture.
    public static let png = PasteboardType(rawValue: "public.png")
    /// A text as RTF.
    public static let rtf = PasteboardType(rawValue: "public.rtf")
    /// A text with attachments as RTF.
    public static let rtfd = PasteboardType(rawValue: "com.apple.flat-rtfd")
    /// A page.
    public static let html = PasteboardType(rawValue: "public.html")
    /// A table with tabs.
    public static let tabularText = PasteboardType(
      rawValue: "public.utf8-tab-separated-values-text")
    /// The attributes of letters.
    public static let font = PasteboardType(
      rawValue: "com.apple.cocoa.pasteboard.character-formatting")
    /// The attributes of paragraphs.
    public static let ruler = PasteboardType(
      rawValue: "com.apple.cocoa.pasteboard.paragraph-formatting")
    /// A colour.
    public static let color = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.color")
    /// A sound.
    public static let sound = PasteboardType(rawValue: "com.apple.cocoa.pasteboard.sound")
    /// Several texts.
    public static let multipleTextSelection = PasteboardType(
      rawValue: "com.apple.cocoa.pasteboard.multiple-text-selection")
    /// The options of a search.
    public static let textFinderOptions = PasteboardType(
      rawValue: "com.apple.cocoa.pasteboard.find-panel-search-options")
    /// An address.
    public static let URL = PasteboardType(rawValue: "public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType(rawValue: "public.file-url")
    /// The contents of a file.
    public static let fileContents = PasteboardType(rawValue: "com.apple.pboard.type.file-contents")
    /// A text in ink.
    public static let inkText = PasteboardType(rawValue: "com.apple.inkText")
    /// A card of an address book.
    public static let vCard = PasteboardType(rawValue: "public.vcard")
    /// The former type of paths.
    public static let fileNameType = PasteboardType(rawValue: "NSFilenamesPboardType")
    /// The data of working together.
    public static let collaborationMetadata = PasteboardType(
      rawValue: "com.apple.collaboration-metadata")
    /// The former name of the options of a search.
    public static let findPanelSearchOptions = PasteboardType(
      rawValue: "com.apple.cocoa.pasteboard.find-panel-search-options")
  }
}

/// The former name of the type of texts.
public let NSStringPboardType = NSPasteboard.PasteboardType("NSStringPboardType")
/// The former name of the type of paths.
public let NSFilenamesPboardType = NSPasteboard.PasteboardType("NSFilenamesPboardType")
/// The former name of the type of addresses.
public let NSURLPboardType = NSPasteboard.PasteboardType("NSURLPboardType")
/// The former name of the type of TIFF pictures.
public let NSTIFFPboardType = NSPasteboard.PasteboardType("NSTIFFPboardType")
/// The former name of the type of RTF.
public let NSRTFPboardType = NSPasteboard.PasteboardType("NSRTFPboardType")
/// The former name of the type of pages.
public let NSHTMLPboardType = NSPasteboard.PasteboardType("NSHTMLPboardType")
/// The former name of the type of PDF.
public let NSPDFPboardType = NSPasteboard.PasteboardType("NSPDFPboardType")

extension NSPasteboard.PasteboardType {
  /// Returns the type of a file's name with an extension.
  public static func fileNameType(forPathExtension pathExtension: String) -> Self {
    Self("NSTypedFilenamesPboardType:" + pathExtension)
  }
}

// Values that write and read themselves.
extension NSString: NSPasteboardWriting {
  /// A text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.string]
  }
  /// Returns the text.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    String(describing: self)
  }
}
extension NSURL: NSPasteboardWriting {
  /// An address, and a file's.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL, .URL] : [.URL]
  }
  /// Returns the address.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    absoluteString
  }
}
extension NSAttributedString: NSPasteboardWriting {
  /// A text.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.string]
  }
  /// Returns the text without attributes.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { string }
}
