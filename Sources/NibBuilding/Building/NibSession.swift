internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree

/// The state while a root is built.
@MainActor struct NibSession {
  let builder: NibBuilder
  var views: [(id: String, view: any ViewHost, element: ViewElement)] = []
  /// The ids of the labels among the views.
  var labels: Set<String> = []
  var findings: [Finding] = []
  var constraints: [(constraint: NSLayoutConstraint, element: ConstraintElement)] = []
  /// The items that constraints can refer to, by id.
  var items: [String: any ConstraintItem] = [:]
  /// The prototype cells that a program's data source dequeues.
  var prototypes: [(owner: any ViewHost, cell: ViewElement)] = []

  init(builder: NibBuilder) { self.builder = builder }

  var document: Document { builder.nib.document }
  /// Whether the document is displayed as in Interface Builder.
  var isDesignTime: Bool { builder.nib.options.purpose == .designTime }

  /// Creates a view and its descendants.
  ///
  /// The reader limits the depth.
  mutating func makeTree(_ element: ViewElement, parent: ViewElement?) -> any ViewHost {
    let view = makeView(element)
    configure(view, element, parent: parent)
    views.append((element.id, view, element))
    if element.kind == .label { labels.insert(element.id) }
    items[element.id] = view
    for child in element.children where !child.isExcluded {
      if !isDesignTime, ElementGeometry.isPrototype(child) {
        prototypes.append((view, child))
        continue
      }
      let built = makeTree(child, parent: element)
      builder.toolkit.add(built, of: child, to: view)
    }
    addGuides(of: element, view)
    return view
  }

  private mutating func makeView(_ element: ViewElement) -> any ViewHost {
    if let view = builder.toolkit.makeView(for: element, in: builder.nib) { return view }
    report(
      "no class for <\(element.kind)>; a plain view stands for it", element.position, element.id,
      rule: .unknownElement)
    return builder.toolkit.makePlaceholder(for: element, in: builder.nib)
  }

  /// Adds a finding about an element.
  mutating func report(
    _ message: String, _ position: SourcePosition, _ subject: String, rule: Rule = .document
  ) {
    findings.append(
      Finding(
        rule, message, at: Location(document.path, at: position, subject: subject)))
  }

  /// Sets the view properties that are common to all classes.
  private func configure(_ view: any ViewHost, _ element: ViewElement, parent: ViewElement?) {
    let node = view.node
    let frame =
      builder.toolkit.missingFrame(of: element, in: parent, builder.nib)
      ?? ElementGeometry.frame(of: element, parent: parent, toolsVersion: document.toolsVersion)
    if isDesignTime { node.reportName = ElementNames.name(of: element) }
    node.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    node.translatesMask = translatesMask(element, parent: parent)
    node.mask = ElementGeometry.mask(of: element, parent: parent)
    node.priorities = priorities(of: element, default: node.priorities)
    configureMargins(node, element, parent: parent)
    node.trait = trait(of: element, parent: parent, default: node.trait)
    guard isDesignTime else { return }
    builder.nib.note(view) { known in
      setNaturalSize(in: &known, view, element)
      guard holdsLengths(element, parent: parent) else { return }
      if element.hasFrame {
        known.fixedSize = view.hostAlignmentRect(forFrame: node.frame).size
      } else {
        // A view that arranges other views has their length if anything constrains them.
        let hugging = min(node.priorities.horizontal.hugging, node.priorities.vertical.hugging)
        known.fillPriority =
          [.stackView, .gridView].contains(element.kind) ? 10 : min(250, hugging)
      }
    }
  }

  /// - SeeAlso: `Rules/DocumentsIOS.md#what-yields-in-a-cell`.
  private func trait(of element: ViewElement, parent: ViewElement?, default own: ViewTrait)
    -> ViewTrait
  {
    if element.kind == .tableViewCellContentView {
      // In a program the table gives the cell its height, and the content view follows.
      return isDesignTime && parent?.via == "prototypes" ? .prototypeContent : .cellContent
    }
    return ["barButtonItem", "navigationItem"].contains(element.via) ? .cellContent : own
  }

  /// Whether a view's mask is translated; a parent that arranges its subviews overrides the attribute.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#views-with-a-fixed-frame`.
  private func translatesMask(_ element: ViewElement, parent: ViewElement?) -> Bool {
    if let parent, builder.toolkit.arranges(element, in: parent) { return false }
    if element.translatesAutoresizingMask || element.isFixedFrame { return true }
    // Tables position their cells, and the cells never affect the table.
    return document.platform == .macOS && ElementGeometry.isCell(element, parent: parent)
  }

  /// Whether an undetermined length keeps its stored value, as for a view in a stack or a grid.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#current-lengths-stand-in`.
  private func holdsLengths(_ element: ViewElement, parent: ViewElement?) -> Bool {
    guard let parent else { return false }
    return builder.toolkit.arranges(element, in: parent)
  }

  private func priorities(
    of element: ViewElement, default standard: (ContentPriorities, ContentPriorities)
  ) -> (horizontal: ContentPriorities, vertical: ContentPriorities) {
    // Interface Builder omits the values 250 and 750, regardless of the class's defaults in code.
    func legal(_ value: Double?, _ fallback: Float) -> Float {
      guard let value, value > 0 else { return fallback }
      return Element.priority(value)
    }
    return (
      ContentPriorities(
        hugging: legal(element.horizontalHugging, 250),
        compressionResistance: legal(element.horizontalCompression, 750)),
      ContentPriorities(
        hugging: legal(element.verticalHugging, 250),
        compressionResistance: legal(element.verticalCompression, 750))
    )
  }

  /// Sets the placeholder sizes of the document and, if requested, the stored sizes.
  private func setNaturalSize(
    in known: inout DesignTime, _ view: any ViewHost, _ element: ViewElement
  ) {
    if builder.nib.options.intrinsicSizes == .document {
      let axes = builder.toolkit.contentDependentAxes(of: element, view: view)
      let rect = view.hostAlignmentRect(forFrame: view.node.frame)
      if axes.width { known.naturalWidth = rect.width }
      if axes.height { known.naturalHeight = rect.height }
    }
    switch element.placeholderIntrinsicWidth {
    case .value(let width): known.naturalWidth = width
    case PlaceholderSize.none?: known.naturalWidth = -1
    case nil: break
    }
    switch element.placeholderIntrinsicHeight {
    case .value(let height): known.naturalHeight = height
    case PlaceholderSize.none?: known.naturalHeight = -1
    case nil: break
    }
  }
}
