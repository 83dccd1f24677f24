/// A type that states one preview and its place in the sources.
///
/// The compiler of a toolset (`plumb toolset`) writes one for each `#Preview`. A program may state its own:
///
/// ```swift
/// struct CardPreview: PreviewRegistry {
///   static let fileID = #fileID
///   static let line = #line
///   static let column = #column
///   static func makePreview() throws -> Preview {
///     Preview("Card") { UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80)) }
///   }
/// }
/// ```
///
/// - SeeAlso: Apple, "PreviewRegistry"; ``RegisteredPreviews``.
public protocol PreviewRegistry: SendableMetatype {
  /// The module and the name of the source file, as `#fileID`.
  static var fileID: String { get }
  /// The line of the preview, from 1.
  static var line: Int { get }
  /// The column of the preview, from 1.
  static var column: Int { get }
  /// Returns the preview.
  @MainActor static func makePreview() throws -> Preview
}
