public import Foundation

/// An object that can commit and drop what the user edits.
///
/// - SeeAlso: Apple, "NSEditor".
@preconcurrency @MainActor public protocol NSEditor: AnyObject {
  /// Ends editing; returns whether all values could be stored.
  func commitEditing() -> Bool
  /// Ends editing and drops the edited values.
  func discardEditing()
}

extension NSViewController: NSEditor {}

/// An object that knows its editors.
///
/// - SeeAlso: Apple, "NSEditorRegistration".
@preconcurrency @MainActor public protocol NSEditorRegistration: AnyObject {
  /// Notes that an editor has values that are not stored.
  func objectDidBeginEditing(_ editor: any NSEditor)
  /// Notes that an editor has stored its values.
  func objectDidEndEditing(_ editor: any NSEditor)
}

/// The base of controllers between a program's objects and its views.
///
/// Bindings are not there: a program asks the controllers itself.
///
/// - SeeAlso: Apple, "NSController".
@preconcurrency @MainActor open class NSController: NSObject, NSEditor, NSEditorRegistration {
  private var editors: [any NSEditor] = []
  /// Creates a controller.
  public override init() { super.init() }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Notes that an editor has values that are not stored.
  open func objectDidBeginEditing(_ editor: any NSEditor) {
    if !editors.contains(where: { $0 === editor }) { editors.append(editor) }
  }
  /// Notes that an editor has stored its values.
  open func objectDidEndEditing(_ editor: any NSEditor) { editors.removeAll { $0 === editor } }
  /// Whether an editor has values that are not stored.
  open var isEditing: Bool { !editors.isEmpty }
  /// Drops the values of all editors.
  open func discardEditing() {
    for editor in editors { editor.discardEditing() }
    editors = []
  }
  /// Stores the values of all editors; returns whether all could be stored.
  open func commitEditing() -> Bool {
    editors.removeAll { $0.commitEditing() }
    return editors.isEmpty
  }
}

/// A controller of one object.
///
/// - SeeAlso: Apple, "NSObjectController".
@preconcurrency @MainActor open class NSObjectController: NSController {
  /// Creates a controller of an object.
  public init(content: Any?) {
    self.content = content
    super.init()
  }
  /// Creates a controller without an object.
  public convenience override init() { self.init(content: nil) }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The object.
  open var content: Any? { didSet { contentDidChange() } }
  func contentDidChange() {}
  /// The selected object, or a mark of none.
  open var selection: Any { selectedObjects?.first ?? NSNoSelectionMarker }
  /// The selected objects: the content.
  open var selectedObjects: [Any]! { content.map { [$0] } ?? [] }
  /// Whether the controller makes its content when a nib is loaded; stored only.
  open var automaticallyPreparesContent = false
  /// Makes the content: a new object.
  open func prepareContent() { content = newObject() }
  /// The class of new objects; `NSMutableDictionary` unless set.
  open var objectClass: AnyClass! = NSMutableDictionary.self
  /// Returns a new object of the class of objects.
  open func newObject() -> Any {
    guard let type = objectClass as? NSObject.Type else { return NSMutableDictionary() }
    return type.init()
  }
  /// Makes an object the content.
  open func addObject(_ object: Any) { content = object }
  /// Removes an object that is the content.
  open func removeObject(_ object: Any) {
    if (content as AnyObject?) === object as AnyObject { content = nil }
  }
  /// Whether the content can be changed.
  open var isEditable = true
  /// Adds a new object.
  open func add(_ sender: Any?) { if canAdd { addObject(newObject()) } }
  /// Whether an object can be added.
  open var canAdd: Bool { isEditable }
  /// Removes the selected objects.
  open func remove(_ sender: Any?) {
    if canRemove { for object in selectedObjects ?? [] { removeObject(object) } }
  }
  /// Whether an object can be removed.
  open var canRemove: Bool { isEditable && !(selectedObjects ?? []).isEmpty }
  /// The name of the entity of managed objects; stored only.
  open var entityName: String?
  /// The condition of managed objects; stored only.
  open var fetchPredicate: NSPredicate?
  /// Whether managed objects are fetched when they are needed; stored only.
  open var usesLazyFetching = false
}

/// The mark of several values.
@preconcurrency @MainActor public let NSMultipleValuesMarker: Any = BindingMarker("multiple values")
/// The mark of no selection.
@preconcurrency @MainActor public let NSNoSelectionMarker: Any = BindingMarker("no selection")
/// The mark of a value that cannot be had.
@preconcurrency @MainActor public let NSNotApplicableMarker: Any = BindingMarker("not applicable")

/// A mark in place of a value.
final class BindingMarker: NSObject, Sendable {
  private let name: String
  init(_ name: String) { self.name = name }
  override var description: String { "<NSBindingSelectionMarker: \(name)>" }
}
