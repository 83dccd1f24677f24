public import Foundation
internal import IBDocument
internal import NibBuilding

/// A document whose objects can be made any number of times.
///
/// The source of a document is read, a `.xib`; a compiled `.nib` is not. Views are of the classes that
/// the document names where the program has them, made by `init(coder:)` with a coder that holds
/// nothing: values come from the document afterwards. Outlets, runtime attributes and actions reach a
/// class through `NibConnectable`.
///
/// ```swift
/// NibClasses.register(CardView.self)
/// let nib = UINib(nibName: "GuideCard", bundle: .module)
/// let card = nib.instantiate(withOwner: nil).first as? CardView
/// print(card?.title.text ?? "", card?.frame.width ?? 0)  // Hello 200.0
/// let other = nib.instantiate(withOwner: nil).first as? CardView
/// print(card === other)  // false
/// ```
///
/// - Units: Points, y down; frames are those that the document stores.
/// - Errors: A document by name or data that is missing or invalid ends the program with a text;
///   ``init(contentsOf:)`` throws an error with the position.
/// - Complexity: The document is read once, O(bytes); each ``instantiate(withOwner:options:)`` is
///   O(elements).
/// - SeeAlso: Apple, "UINib"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key for the objects of a document's placeholders.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of objects for placeholders, by their identifiers in the document.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: Document

  /// Creates a nib from a document of a bundle; the main one unless given.
  ///
  /// A document that is not there, or that cannot be read, ends the program, as on Apple's systems.
  /// ``init(contentsOf:)`` throws instead.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    do {
      document = try NibFile.document(
        named: name, kind: .nib, in: bundleOrNil, classes: .ofScreen)
    } catch {
      fatalError(error.description)
    }
  }

  /// Creates a nib from data; stops the program when the data is not a document.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      document = try NibFile.document(data: data, classes: .ofScreen)
    } catch {
      fatalError(error.description)
    }
  }

  /// Creates a nib from a file.
  ///
  /// - Throws: A message with path, line and element when the file is not a document.
  public init(contentsOf url: URL) throws {
    document = try NibFile.document(atPath: url.path, classes: .ofScreen)
  }

  /// Creates the document's objects and connects them.
  ///
  /// - Parameters:
  ///   - ownerOrNil: What the document's owner stands for.
  ///   - optionsOrNil: What other placeholders stand for.
  /// - Returns: The objects at the top of the document, in its order.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    var placeholders = NibLoader.Placeholders(owner: ownerOrNil as AnyObject?)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    placeholders.external = external.mapValues { $0 as AnyObject }
    return NibLoader(document, UIKitNib(document)).load(placeholders).map(\.object)
  }
}

extension Bundle {
  /// Creates and connects the objects of a document of this bundle.
  ///
  /// - Returns: The objects at the top of the document; nil never, since a missing document ends the program.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
