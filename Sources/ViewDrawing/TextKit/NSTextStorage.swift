public import Foundation

/// An attributed text that notifies layout managers of its changes.
///
/// ```swift
/// let storage = NSTextStorage(string: "One line")
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: CGSize(width: 200, height: 0))
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Another")
/// print(manager.glyphRange(for: container).length)  // 12
/// ```
///
/// - Units: Ranges are UTF-16 units.
/// - Errors: A range beyond the text terminates the program, in Foundation.
/// - Complexity: A change has Foundation's cost; layout is lazy.
/// - SeeAlso: Apple, "NSTextStorage".
open class NSTextStorage: NSMutableAttributedString {
  /// The aspects of the text that a change affects.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates actions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before a change is processed; the object is the storage.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after a change was processed; the object is the storage.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The object that is notified of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The aspects that pending changes affect.
  open private(set) var editedMask: EditActions = []
  /// The changed range, in the text after the pending changes.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length from the pending changes.
  open private(set) var changeInLength = 0
  /// Called after each processed change.
  package var changeHandler: (() -> Void)?
  private var openGroups = 0
  private var isChanging = false

  /// Creates an empty storage.
  public convenience init() { self.init(string: "") }

  /// Adds a layout manager and removes it from its previous storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard aLayoutManager.textStorage !== self else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  /// Records a change and processes it, unless a group of changes is open.
  ///
  /// - Parameters:
  ///   - editedMask: The changed aspects.
  ///   - editedRange: The affected range before the change.
  ///   - delta: The change in length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = new
    } else {
      let end = max(new.upperBound, self.editedRange.upperBound + delta)
      let start = min(new.location, self.editedRange.location)
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if openGroups == 0 { processEditing() }
  }
  /// Notifies the delegate and the layout managers of the pending changes.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let center = NotificationCenter.default
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.didProcessEditingNotification, object: self)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeHandler?()
  }
  /// Opens a group of changes, which are processed together when it is closed.
  open override func beginEditing() { openGroups += 1 }
  /// Closes a group of changes and processes them.
  open override func endEditing() {
    openGroups = max(0, openGroups - 1)
    if openGroups == 0 { processEditing() }
  }
  /// Performs a change in Foundation and records it once.
  private func change(
    _ mask: EditActions, _ range: NSRange, by delta: Int = 0, _ body: () -> Void
  ) {
    guard !isChanging else { return body() }
    isChanging = true
    body()
    isChanging = false
    edited(mask, range: range, changeInLength: delta)
  }
  private var whole: NSRange { NSRange(location: 0, length: length) }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    // Foundation on Linux does not update the attribute runs when it replaces characters with a string.
    var looks: [NSAttributedString.Key: Any] = [:]
    if length > 0 {
      looks = attributes(
        at: range.length > 0 ? range.location : max(0, range.location - 1), effectiveRange: nil)
    }
    replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: looks))
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, by: attrString.length - range.length) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    let range = whole
    change([.editedCharacters, .editedAttributes], range, by: attrString.length - range.length) {
      super.setAttributedString(attrString)
    }
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) } }
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) { change(.editedAttributes, range) { super.addAttributes(attrs, range: range) } }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }
}

/// The delegate of a text storage, which is notified of changes.
///
/// - SeeAlso: Apple, "NSTextStorageDelegate".
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before a change is processed; may change the text.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after a change was processed; may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
