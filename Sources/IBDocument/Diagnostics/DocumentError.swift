package import Diagnostics

/// A reason for which a file cannot be read as an Interface Builder document.
package struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of refusal.
  package enum Reason: Sendable, Hashable {
    /// The file could not be opened or is not a regular file; the text says why.
    case unreadable(String)
    /// The file holds no bytes, or blanks only.
    case empty
    /// The file is larger than the reader accepts (bytes).
    case tooLarge(limit: Int)
    /// The bytes are not in an encoding the reader knows.
    case encoding(String)
    /// The text is not well-formed XML; the text says what is wrong.
    case malformed(String)
    /// The text stops inside an element.
    case truncated(element: String)
    /// A compiled nib or storyboard, which is not the source document.
    case compiledNib
    /// XML, but another vocabulary; the name is the root element's.
    case notInterfaceBuilder(root: String)
    /// A document type declaration, the only way to declare entities; Interface Builder writes none.
    case declaration
    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// Two elements carry one identifier; the position is the first one's.
    case duplicateIdentifier(String, first: SourcePosition)
    /// An attribute that must be a finite number is not one.
    case number(attribute: String, value: String, element: String)
  }

  /// The reason.
  package let reason: Reason
  /// The document's path as it was given to the reader.
  package let path: String
  /// The position in the text, when the reason has one.
  package let position: SourcePosition?

  /// Creates an error.
  package init(_ reason: Reason, path: String, position: SourcePosition? = nil) {
    self.reason = reason
    self.path = path
    self.position = position
  }

  /// One sentence with the path and, when known, the position in front.
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
