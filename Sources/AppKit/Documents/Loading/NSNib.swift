public import Foundation
public import FoundationShims
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// A document whose objects can be instantiated any number of times.
///
/// The document is read from its source, a `.xib`; a compiled `.nib` is not read. Views and windows are of the
/// document's custom classes if the program has them; they are created by `init(coder:)` with an empty coder,
/// and values of the document are set afterwards. Other objects are created if their class is `NibCreatable`.
/// Outlets, runtime attributes and actions reach a class through `NibConnectable`.
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
/// - Errors: A document that is missing or invalid is logged with its position: ``init(nibNamed:bundle:)``
///   returns nil; a nib created from invalid data returns false on instantiation. ``init(contentsOf:)`` throws.
/// - Complexity: The document is read once, O(bytes); creating its objects is O(elements).
/// - SeeAlso: Apple, "NSNib"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor open class NSNib: NSObject {
  /// The name of a document, without its extension.
  public typealias Name = String

  /// The document; nil if the data was invalid, which was logged.
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

  /// Creates a nib from the data of a document; invalid data is logged and instantiates no objects.
  public init(nibData: Data, bundle: Bundle?) {
    document = Self.read { () throws(NibFile.Failure) in
      try NibFile.document(data: nibData, classes: nil)
    }
  }

  /// Creates a nib from a document file.
  ///
  /// Not in AppKit.
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

  /// Creates the document's objects and connects them.
  ///
  /// - Parameters:
  ///   - owner: The document's File's Owner.
  ///   - topLevelObjects: Receives the document's top-level objects in order, unless nil; they live
  ///     as long as they are referenced.
  /// - Returns: Whether there is a document.
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, topLevelObjects: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    guard let objects = load(owner: owner.map { $0 as AnyObject }) else { return false }
    topLevelObjects?.pointee = NSArray(array: objects)
    return true
  }

  /// Creates the document's objects; returns nil without a document.
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
  /// Creates and connects the objects of a document of this bundle.
  ///
  /// - Parameters:
  ///   - nibName: The document's name without its extension.
  ///   - owner: The document's File's Owner.
  ///   - topLevelObjects: Receives the document's top-level objects, unless nil.
  /// - Returns: Whether there is such a document; if not, the reason is logged.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ nibName: NSNib.Name, owner: Any?,
    topLevelObjects: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    NSNib(nibNamed: nibName, bundle: self)?.instantiate(
      withOwner: owner, topLevelObjects: topLevelObjects) ?? false
  }
}
