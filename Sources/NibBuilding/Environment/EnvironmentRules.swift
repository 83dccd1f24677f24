package import IBDocument

/// The environment Interface Builder simulates around the roots of an iOS document.
///
/// A document does not state it: it follows from the device, the simulated bars, the way the
/// storyboard leads to the controller, and the version of the tool. Each adjustment is one named
/// function. Where a comment counts edges, it is how many root edges of published documents show the
/// value, read off their guide constraints (`FittedEnvironment`).
package struct EnvironmentRules: Sendable {
  /// The document the rules are for.
  package let document: Document
  /// The relations of its controllers.
  package let graph: ControllerGraph
  /// The device it was last shown on.
  package let device: DeviceFacts
  /// The bars that are simulated for its controllers.
  let metrics: InferredMetrics

  /// Creates the rules for a document.
  ///
  /// Making them once serves all its roots.
  package init(_ document: Document) {
    self.document = document
    graph = ControllerGraph(document)
    metrics = InferredMetrics(graph: graph)
    device = DeviceTable.facts(of: document)
  }

  /// The environment of a root view.
  ///
  /// - Parameters:
  ///   - root: A view without an enclosing view.
  ///   - controller: The controller that loads it, if any.
  /// - Returns: Insets and margins in the root's own coordinates, in points.
  package static func environment(
    of root: ViewElement, controller: ControllerElement?, in document: Document
  ) -> SimulatedEnvironment {
    EnvironmentRules(document).environment(of: root, controller: controller)
  }

  /// The environment of a root view of the document.
  package func environment(
    of root: ViewElement, controller: ControllerElement?
  ) -> SimulatedEnvironment {
    let situation = Situation(rules: self, root: root, controller: controller)
    return SimulatedEnvironment(
      safeArea: situation.safeArea, rootMargins: situation.margins,
      addsSafeAreaToRootMargins: situation.addsSafeArea, scale: device.scale)
  }

  /// Whether the rules cover the surroundings of a root.
  ///
  /// They do not cover the columns of a split view, which the canvas lays beside each other, and another
  /// program than an app (`simulatedAppContext`).
  package func knowsSurroundings(of root: ViewElement, controller: ControllerElement?) -> Bool {
    root.attribute("simulatedAppContext") == nil
      && controller.map(graph.isInSplitView) != true
  }

  /// Returns the rectangle of a root on its device, in points.
  ///
  /// As stored, except that roots have the size that the surroundings state, and that on a device of the
  /// caller's choice the views of controllers fill the screen unless their size is free. Those that are only
  /// embedded in others keep theirs.
  package func frame(of root: ViewElement, controller: ControllerElement?) -> Rect {
    Situation(rules: self, root: root, controller: controller).frame
  }

  /// Returns the bars that cover a root on its screen, from top to bottom.
  package func bars(around root: ViewElement, controller: ControllerElement?) -> [ScreenBar] {
    Situation(rules: self, root: root, controller: controller).bars
  }

  /// Whether a root has a device's screen for itself, and so another size on another device.
  ///
  /// The views of nibs, of controllers of a free size, and of those that are only embedded in others get their size
  /// and their surroundings from what shows them.
  package func isOnDevice(_ root: ViewElement, controller: ControllerElement?) -> Bool {
    Situation(rules: self, root: root, controller: controller).isOnDevice
  }

  /// A root with the facts that decide its environment.
  struct Situation {
    let rules: EnvironmentRules
    let root: ViewElement
    let controller: ControllerElement?

    var document: Document { rules.document }
    var device: DeviceFacts { rules.device }
    var tools: Int { rules.document.toolsVersion }

    /// The pretended bars of the root: its controller's, or its own in a `.xib`.
    var metrics: SimulatedMetrics { controller?.simulatedMetrics ?? root.simulatedMetrics }

    /// The orientation of the device.
    var orientation: Device.Orientation {
      document.surroundings.orientation ?? metrics.orientation ?? document.device?.orientation
        ?? .portrait
    }

    /// Whether the root has the size of a window, not that of the screen.
    var isFreeSize: Bool { document.surroundings.size != nil || metrics.size == .freeform }

    /// The rectangle of the root on the device.
    var frame: Rect {
      let surroundings = document.surroundings
      if let size = surroundings.size, isSizable {
        let isMac = document.platform == .macOS
        return Rect(
          x: isMac ? root.frame.x : 0, y: isMac ? root.frame.y : 0, width: size.width,
          height: size.height)
      }
      guard surroundings.changesSize, !isFreeSize, isOnDevice else { return root.frame }
      let size = device.size(orientation)
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Whether the root is the view of a controller that has a device's screen for itself.
    var isOnDevice: Bool {
      guard document.platform == .iOS, metrics.size != .freeform, let controller else {
        return false
      }
      return !rules.graph.isOnlyEmbedded(controller)
    }

    /// Whether the root takes a stated size: a controller's view, unless it is only embedded, a window's
    /// content, or an object of a `.xib`.
    private var isSizable: Bool {
      if let controller { return !rules.graph.isOnlyEmbedded(controller) }
      return document.kind == .xib || root.key == "contentView"
    }

    /// Whether the root fills a screen: a controller's view, or the plain view of a `.xib`.
    var isScreen: Bool { controller != nil || (root.kind == .view && root.via == "objects") }
  }
}
