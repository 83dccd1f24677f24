package import Diagnostics

/// The reason why a file cannot be read as an Interface Builder document.
package struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason for rejecting a file.
  package enum Reason: Sendable, Hashable {
    /// The file could not be opened or is not a regular file; the associated value is the reason.
    case unreadable(String)
    /// The file is empty or contains only blanks.
    case empty
    /// The file exceeds the size limit, in bytes.
    case tooLarge(limit: Int)
    /// The encoding is not supported.
    case encoding(String)
    /// The text is not well-formed XML; the associated value is the reason.
    case malformed(String)
    /// The text ends inside an element.
    case truncated(element: String)
    /// The file is a compiled nib or storyboard instead of the source document.
    case compiledNib
    /// The file is XML with another vocabulary; the associated value is the name of the root element.
    case notInterfaceBuilder(root: String)
    /// The file contains a document type declaration, which is the only way to declare entities; Interface Builder
    /// writes none.
    case declaration
    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// Two elements have the same identifier; the position is that of the first.
    case duplicateIdentifier(String, first: SourcePosition)
    /// An attribute that must be a finite number is not one.
    case number(attribute: String, value: String, element: String)
  }

  /// The reason.
  package let reason: Reason
  /// The document's path as specified.
  package let path: String
  /// The position in the text, if the reason has one.
  package let position: SourcePosition?

  /// Creates an error.
  package init(_ reason: Reason, path: String, position: SourcePosition? = nil) {
    self.reason = reason
    self.path = path
    self.position = position
  }

  /// A sentence preceded by the path and, if known, the position.
  package var description: String {
    let place = position.map { "\(path):\($0)" } ?? path
    return "\(place): \(sentence)"
  }

  /// The sentence without the path and the position.
  package var sentence: String {
    switch reason {
    case .unreadable(let why): "The file cannot be read: \(why)."
    case .empty: "The file is empty."
    case .tooLarge(let limit): "The file is larger than \(limit / 1_000_000) MB."
    case .encoding(let what): "The text is not valid \(what)."
    case .malformed(let what): "The text is not well-formed XML: \(what)."
    case .truncated(let element): "The text ends inside <\(element)>; the file seems truncated."
    case .compiledNib:
      "This is a compiled nib; the source document (.xib or .storyboard) is needed."
    case .notInterfaceBuilder(let root):
      "This is not an Interface Builder document (root element <\(root)>)."
    case .declaration:
      "Document type declarations and entities are refused."
    case .tooDeep(let limit): "Elements are nested more than \(limit) deep."
    case .duplicateIdentifier(let id, let first):
      "The identifier \"\(id)\" was already given to the element at \(first)."
    case .number(let attribute, let value, let element):
      "The \(attribute) of <\(element)> is \"\(value)\", which is not a usable number."
    }
  }
}
