public import Foundation

// Texts as files. Source: Apple, "NSAttributedString.DocumentType", "NSAttributedString.DocumentReadingOptionKey".
extension NSAttributedString {
  /// A kind of files with texts.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters alone, which can be read and written.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text; neither read nor written.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files; neither read nor written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page of the web; neither read nor written.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A name of a choice for reading.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// A number: the encoding of letters; UTF-8 unless stated.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes where a file states none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address for relative addresses; not read.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// A name of a value of a file.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// A number: the encoding of letters; UTF-8 unless stated.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates the text of a file's bytes.
  ///
  /// Without a stated kind, bytes that begin as a page or as rich text are taken for one.
  ///
  /// - Throws: `CocoaError` for a kind that is not read, and for bytes that are not letters of the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let kind = Self.kind(options[.documentType]) ?? Self.kind(of: data)
    guard kind == .plain else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey: "Texts of the kind \(kind.rawValue) are not read on Linux."
        ])
    }
    guard let text = String(data: data, encoding: Self.encoding(options[.characterEncoding])) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    dict?.pointee = [DocumentAttributeKey.documentType.rawValue: kind.rawValue]
    self.init(
      string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }

  /// Creates the text of a file.
  ///
  /// - Throws: What reading the file throws, and what ``init(data:options:documentAttributes:)`` does.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a part of the text as a file's bytes.
  ///
  /// - Throws: `CocoaError` for a kind that is not written, and for letters that the encoding lacks.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let kind = Self.kind(dict[.documentType]) ?? .plain
    guard kind == .plain else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey: "Texts of the kind \(kind.rawValue) are not written on Linux."
        ])
    }
    let encoding = Self.encoding(dict[.characterEncoding])
    guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }

  /// The stated kind; nil for none.
  private static func kind(_ stated: Any?) -> DocumentType? {
    stated as? DocumentType ?? (stated as? String).map { DocumentType(rawValue: $0) }
  }
  /// The stated encoding; UTF-8 for none.
  private static func encoding(_ stated: Any?) -> String.Encoding {
    stated as? String.Encoding
      ?? (stated as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) } ?? .utf8
  }
  private static func kind(of data: Data) -> DocumentType {
    let start = String(decoding: data.prefix(64), as: UTF8.self).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }
}
