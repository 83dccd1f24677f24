/// A value of a PDF file.
///
/// - SeeAlso: ISO 32000-1, 7.3.
enum PDFValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case stream(PDFStream)
  /// A reference to an object by its number; generations are ignored.
  case reference(Int)

  /// The number; nil for another type or a number that is not finite.
  var number: Double? {
    guard case .number(let value) = self, value.isFinite else { return nil }
    return value
  }
  /// The number truncated to an integer; nil for another type or a number beyond 32 bits.
  var integer: Int? {
    guard let number, abs(number) < 2_147_483_648 else { return nil }
    return Int(number)
  }
  /// The name; nil for another type.
  var name: String? {
    if case .name(let name) = self { name } else { nil }
  }
  /// The bytes of a string; nil for another type.
  var string: [UInt8]? {
    if case .string(let bytes) = self { bytes } else { nil }
  }
  /// The elements of an array; nil for another type.
  var array: [PDFValue]? {
    if case .array(let values) = self { values } else { nil }
  }
  /// The entries of a dictionary or of a stream's dictionary; nil for another type.
  var dictionary: [String: PDFValue]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }
  /// The stream; nil for another type.
  var stream: PDFStream? {
    if case .stream(let stream) = self { stream } else { nil }
  }
}

/// Bytes with a dictionary that describes them.
///
/// - SeeAlso: ISO 32000-1, 7.3.8.
struct PDFStream: Sendable {
  /// The dictionary that describes the bytes and their filters.
  var dictionary: [String: PDFValue]
  /// The encoded bytes in the file.
  var packed: ArraySlice<UInt8>
}

/// The reason why a PDF file cannot be read.
enum PDFError: Error, Hashable, CustomStringConvertible {
  /// The data does not begin like a PDF file.
  case notPDF
  /// The file requires a password.
  case encrypted
  /// No page could be located.
  case noPage
  /// The size of a page cannot be drawn.
  case badSize

  /// A sentence for reports.
  var description: String {
    switch self {
    case .notPDF: "this is not a PDF file"
    case .encrypted: "the PDF file is encrypted"
    case .noPage: "the PDF file has no page that can be found"
    case .badSize: "the PDF file's page has no size that can be drawn"
    }
  }
}
