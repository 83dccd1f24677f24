package import IBDocument

/// The relations of a document's controllers: whether each one is inside a navigation or tab bar controller, presented,
/// or only embedded.
///
/// The graph is built from the segues. Storyboards may be cyclic, so every walk records the visited controllers.
package struct ControllerGraph: Sendable {
  /// The controllers in document order.
  let controllers: [ControllerElement]
  /// The segues that lead to each controller, in document order.
  private let entries: [String: [Entry]]
  /// The containers of each controller, innermost first.
  private var containers: [String: [ControllerElement]] = [:]
  /// The controllers that a segue presents, or pushes without a navigation controller.
  private var presented: Set<String> = []
  private let initial: String?
  /// The controllers that each container has a relationship to, in order.
  private let contents: [String: [ControllerElement]]
  /// The columns of each split view controller.
  private var columns: [String: Columns] = [:]

  /// The first two columns of a split view controller.
  struct Columns: Sendable {
    /// A column: its controller, and the controller whose view it shows first.
    struct Column: Sendable {
      let controller: ControllerElement
      let shown: ControllerElement
    }
    var primary: Column?
    var secondary: Column?
  }

  /// A segue that leads to a controller.
  struct Entry: Sendable {
    let segue: SegueElement
    let from: ControllerElement
  }

  /// Creates the graph of a document's controllers.
  ///
  /// - Complexity: O(controllers + segues), plus a bounded search for containers.
  package init(_ document: Document) {
    controllers = document.controllers
    initial = document.initialViewController
    var entries: [String: [Entry]] = [:]
    for controller in document.controllers {
      for segue in controller.segues {
        guard let destination = segue.destination else { continue }
        entries[destination, default: []].append(Entry(segue: segue, from: controller))
      }
    }
    self.entries = entries
    let known = Dictionary(controllers.map { ($0.id, $0) }) { first, _ in first }
    var contents: [String: [ControllerElement]] = [:]
    for controller in controllers {
      let relations = controller.segues.filter { $0.kind == .relationship }
      guard !relations.isEmpty else { continue }
      contents[controller.id] = relations.compactMap { $0.destination.flatMap { known[$0] } }
    }
    self.contents = contents
    for split in controllers where split.kind == ContainerSearch.splitView {
      columns[split.id] = Self.columns(of: split, contents)
    }
    var search = ContainerSearch(entries)
    for controller in controllers where containers[controller.id] == nil {
      containers[controller.id] = search.containers(of: controller)
    }
    for (id, ways) in entries {
      let hasNavigation =
        containers[id]?.contains { $0.kind == ContainerSearch.navigation } ?? false
      let isPresented = ways.contains {
        Self.presentations.contains($0.segue.kind)
          || ContainerSearch.pushes.contains($0.segue.kind) && !hasNavigation
      }
      if isPresented { presented.insert(id) }
    }
  }

  /// Returns the containers of a controller, innermost first.
  ///
  /// The container of a controller is the one with a relationship to it as its root or as a tab. A pushed controller is
  /// in the innermost navigation controller of the controller that pushes it. So a tab bar controller inside that
  /// navigation controller does not contain the pushed controller.
  package func containers(of controller: ControllerElement) -> [ControllerElement] {
    containers[controller.id] ?? []
  }

  /// Returns the innermost navigation controller that contains a controller.
  package func navigationController(of controller: ControllerElement) -> ControllerElement? {
    containers(of: controller).first { $0.kind == ContainerSearch.navigation }
  }

  /// Returns the innermost tab bar controller that contains a controller.
  package func tabBarController(of controller: ControllerElement) -> ControllerElement? {
    containers(of: controller).first { $0.kind == .tabBarController }
  }

  /// Returns the innermost split view controller that contains a controller.
  func splitViewController(of controller: ControllerElement) -> ControllerElement? {
    containers(of: controller).first { $0.kind == ContainerSearch.splitView }
  }

  /// Whether the controller is inside a split view controller.
  func isInSplitView(_ controller: ControllerElement) -> Bool {
    splitViewController(of: controller) != nil
  }

  /// Returns the columns of a split view controller.
  func columns(of split: ControllerElement) -> Columns { columns[split.id] ?? Columns() }

  private static func columns(
    of split: ControllerElement, _ contents: [String: [ControllerElement]]
  ) -> Columns {
    let known = Dictionary((contents[split.id] ?? []).map { ($0.id, $0) }) { first, _ in first }
    var columns = Columns()
    for segue in split.segues where segue.kind == .relationship {
      let isPrimary = primaryRelationships.contains(segue.relationship ?? "")
      let place = isPrimary ? \Columns.primary : \Columns.secondary
      guard columns[keyPath: place] == nil,
        let controller = segue.destination.flatMap({ known[$0] })
      else { continue }
      columns[keyPath: place] = Columns.Column(
        controller: controller, shown: shown(by: controller, contents))
    }
    return columns
  }

  /// Returns the controller whose view a container shows first: that of its first content, or its own without any.
  private static func shown(
    by container: ControllerElement, _ contents: [String: [ControllerElement]]
  ) -> ControllerElement {
    var (shown, seen) = (container, Set<String>())
    while seen.insert(shown.id).inserted, let first = contents[shown.id]?.first { shown = first }
    return shown
  }

  /// The names of relationships with primary columns.
  private static let primaryRelationships: Set<String> = [
    "masterViewController", "primaryViewController",
  ]

  /// Returns the first controller in document order that pushes this one.
  func pusher(of controller: ControllerElement) -> ControllerElement? {
    entries[controller.id]?.first { ContainerSearch.pushes.contains($0.segue.kind) }?.from
  }

  /// Whether a container has a relationship to the controller as its root or as a tab.
  func isRootOfContainer(_ controller: ControllerElement) -> Bool {
    (entries[controller.id] ?? []).contains { $0.segue.kind == .relationship }
  }

  /// Whether the controller is only embedded, with no other segue to it.
  package func isOnlyEmbedded(_ controller: ControllerElement) -> Bool {
    guard let ways = entries[controller.id], controller.id != initial else { return false }
    return ways.allSatisfy { $0.segue.kind == .embed }
  }

  /// Whether the controller or one of its containers is presented over others: by a presentation segue, or by a push
  /// without a navigation controller.
  package func isPresented(_ controller: ControllerElement) -> Bool {
    presented.contains(controller.id)
      || containers(of: controller).contains { presented.contains($0.id) }
  }

  /// Returns the controllers that a container has a relationship to, in order.
  func contents(of container: ControllerElement) -> [ControllerElement] {
    contents[container.id] ?? []
  }

  /// Returns the segue that presents a controller, or the innermost of its containers that is presented; nil for the
  /// initial controller.
  func presentation(of controller: ControllerElement) -> Entry? {
    for presented in [controller] + containers(of: controller) where presented.id != initial {
      let ways = entries[presented.id] ?? []
      if let way = ways.first(where: { Self.presentations.contains($0.segue.kind) }) { return way }
    }
    return nil
  }

  private static let presentations: Set<SegueKind> = [
    .modal, .presentation, .popover, .popoverPresentation,
  ]
}
