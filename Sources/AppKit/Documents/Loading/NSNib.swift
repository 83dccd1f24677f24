public import Foundation
public import FoundationShims
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// A document whose objects can be made any number of times.
///
/// The source of a document is read, a `.xib`; a compiled `.nib` is not. Views and windows are of the
/// classes that the document names where the program has them, made by `init(coder:)` with a coder that
/// holds nothing: values come from the document afterwards. Other objects are made where their class is
/// `NibCreatable`. Outlets, runtime attributes and actions reach a class through `NibConnectable`.
///
/// ```swift
/// let nib = NSNib(nibNamed: "GuidePanel", bundle: .module)
/// var objects: NSArray?
/// print(nib?.instantiate(withOwner: nil, topLevelObjects: &objects) ?? false)  // true
/// let panel = objects?.firstObject as? NSView
/// print(panel?.subviews.count ?? 0, panel?.frame.width ?? 0)  // 1 200.0
/// ```
///
/// - Units: Points; frames are those that the document stores, y up.
/// - Errors: A document that is missing or invalid is logged with its position:
///   ``init(nibNamed:bundle:)`` returns nil, one made of data returns false when its objects are made.
///   ``init(contentsOf:)`` throws.
/// - Complexity: The document is read once, O(bytes); making its objects is O(elements).
/// - SeeAlso: Apple, "NSNib"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor open class NSNib: NSObject {
  /// The name of a document, without its ending.
  public typealias Name = String

  /// The document; nil when the data was not one, which has been logged.
  private let document: Document?

  /// Creates a nib from a document of a bundle, by default the main one; logs a message and returns nil when it
  /// is missing or cannot be read.
  public init?(nibNamed nibName: NSNib.Name, bundle: Bundle?) {
    guard
      let document = Self.read({ () throws(NibFile.Failure) in
        try NibFile.document(named: nibName, kind: .nib, in: bundle, classes: nil)
      })
    else { return nil }
    self.document = document
  }

  /// Creates a nib from data; data that is not a document is logged and instantiates no objects.
  public init(nibData: Data, bundle: Bundle?) {
    document = Self.read { () throws(NibFile.Failure) in
      try NibFile.document(data: nibData, classes: nil)
    }
  }

  /// Creates a nib from a file.
  ///
  /// Plumb's own.
  ///
  /// - Throws: A message with path, line and element when the file is not a document.
  public init(contentsOf url: URL) throws {
    document = try NibFile.document(atPath: url.path, classes: nil)
  }

  private static func read(
    _ body: () throws(NibFile.Failure) -> Document
  ) -> Document? {
    do {
      return try body()
    } catch {
      LayoutProfile.current.log(error.description)
      return nil
    }
  }

  /// Makes the document's objects and connects them.
  ///
  /// - Parameters:
  ///   - owner: What the document's owner stands for.
  ///   - topLevelObjects: Gets the objects at the top of the document, in its order, unless nil; they live as
  ///     long as something holds them.
  /// - Returns: Whether there is a document.
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, topLevelObjects: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    guard let objects = load(owner: owner.map { $0 as AnyObject }) else { return false }
    topLevelObjects?.pointee = NSArray(array: objects)
    return true
  }

  /// Makes the document's objects; nil without a document.
  func load(owner: AnyObject?) -> [AnyObject]? {
    guard let document else { return nil }
    var placeholders = NibLoader.Placeholders(owner: owner)
    placeholders.application = NSApplication.shared
    let objects = NibLoader(document, AppKitNib(document)).load(placeholders)
    for case (let window as NSWindow, let element) in objects
    where element.bool("visibleAtLaunch") ?? true { window.orderFront(nil) }
    return objects.map(\.object)
  }
}

extension Bundle {
  /// Makes and connects the objects of a document of this bundle.
  ///
  /// - Parameters:
  ///   - nibName: The document's name without its ending.
  ///   - owner: What the document's owner stands for.
  ///   - topLevelObjects: Gets the objects at the top of the document, unless nil.
  /// - Returns: Whether there is such a document; if not, the log says why.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ nibName: NSNib.Name, owner: Any?,
    topLevelObjects: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    NSNib(nibNamed: nibName, bundle: self)?.instantiate(
      withOwner: owner, topLevelObjects: topLevelObjects) ?? false
  }
}
