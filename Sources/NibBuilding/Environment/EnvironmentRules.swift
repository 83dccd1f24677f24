package import IBDocument

/// The environment that Interface Builder simulates for the roots of an iOS document.
///
/// A document does not specify it. It follows from the device, the simulated bars, the segues to the controller, and
/// the version of the tool. Each adjustment is a separate named function. Edge counts in comments refer to root edges
/// of published documents with that value, derived from their guide constraints (`FittedEnvironment`).
package struct EnvironmentRules: Sendable {
  /// The document to which the rules apply.
  package let document: Document
  /// The relations of its controllers.
  package let graph: ControllerGraph
  /// The device on which the document was last displayed.
  package let device: DeviceFacts
  /// The simulated bars of its controllers.
  let metrics: InferredMetrics

  /// Creates the rules for a document.
  ///
  /// The same rules serve all roots.
  package init(_ document: Document) {
    self.document = document
    graph = ControllerGraph(document)
    metrics = InferredMetrics(graph: graph)
    device = DeviceTable.facts(of: document)
  }

  /// Returns the environment of a root view.
  ///
  /// - Parameters:
  ///   - root: A view without a parent view.
  ///   - controller: The controller that loads it, if any.
  /// - Returns: The insets and margins in the root's coordinates, in points.
  package static func environment(
    of root: ViewElement, controller: ControllerElement?, in document: Document
  ) -> SimulatedEnvironment {
    EnvironmentRules(document).environment(of: root, controller: controller)
  }

  /// Returns the environment of a root view of the document.
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
  /// They do not cover the columns of a split view, which the canvas displays side by side, or a program that is not an
  /// app (`simulatedAppContext`).
  package func knowsSurroundings(of root: ViewElement, controller: ControllerElement?) -> Bool {
    root.attribute("simulatedAppContext") == nil
      && controller.map(graph.isInSplitView) != true
  }

  /// Returns the rectangle of a root on its device, in points.
  ///
  /// This is the stored frame, with two exceptions: roots have the size that the surroundings specify, and on a device
  /// specified by the caller, controllers' views fill the screen unless their size is freeform. Controllers that are
  /// only embedded keep their size.
  package func frame(of root: ViewElement, controller: ControllerElement?) -> Rect {
    Situation(rules: self, root: root, controller: controller).frame
  }

  /// Returns the bars that cover a root on its screen, from top to bottom.
  package func bars(around root: ViewElement, controller: ControllerElement?) -> [ScreenBar] {
    Situation(rules: self, root: root, controller: controller).bars
  }

  /// Returns the screen that displays a root; nil for a root that has no screen of its own.
  ///
  /// The document must be read in surroundings of a whole screen.
  package func screen(of root: ViewElement, controller: ControllerElement?) -> SimulatedScreen? {
    Situation(rules: self, root: root, controller: controller).screen
  }

  /// Whether a root has a device's screen for itself, and so another size on another device.
  ///
  /// The views of nibs, of freeform controllers, and of controllers that are only embedded get their size and
  /// surroundings from their container.
  package func isOnDevice(_ root: ViewElement, controller: ControllerElement?) -> Bool {
    Situation(rules: self, root: root, controller: controller).isOnDevice
  }

  /// A root with the facts that determine its environment.
  struct Situation {
    let rules: EnvironmentRules
    let root: ViewElement
    let controller: ControllerElement?

    var document: Document { rules.document }
    var device: DeviceFacts { rules.device }
    var tools: Int { rules.document.toolsVersion }

    /// The simulated bars of the root: its controller's, or its own in a `.xib`.
    var metrics: SimulatedMetrics { controller?.simulatedMetrics ?? root.simulatedMetrics }

    /// The orientation of the device.
    var orientation: Device.Orientation {
      document.surroundings.orientation ?? metrics.orientation ?? document.device?.orientation
        ?? .portrait
    }

    /// Whether the root has the size of a window instead of the screen.
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
      if surroundings.isWholeScreen { return placeOnScreen }
      let size = device.size(orientation)
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Whether the root is the view of a controller that fills the screen of a device.
    var isOnDevice: Bool {
      guard document.platform == .iOS, metrics.size != .freeform, let controller else {
        return false
      }
      return !rules.graph.isOnlyEmbedded(controller)
    }

    /// Whether a specified size applies to the root: a controller's view that is not only embedded, a window's content,
    /// or an object of a `.xib`.
    private var isSizable: Bool {
      if let controller { return !rules.graph.isOnlyEmbedded(controller) }
      return document.kind == .xib || root.key == "contentView"
    }

    /// Whether the root fills a screen: a controller's view, or the plain view of a `.xib`.
    var isScreen: Bool { controller != nil || (root.kind == .view && root.via == "objects") }
  }
}
