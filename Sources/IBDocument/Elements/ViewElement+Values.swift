package import Diagnostics

extension ViewElement {
  /// The element's name, such as `label`.
  package var kind: ElementKind { ElementKind(element.name) }

  /// The custom class.
  package var customClass: String? { element["customClass"] }

  /// The module of the custom class.
  package var customModule: String? { element["customModule"] }

  /// The position of the element in the text.
  package var position: SourcePosition { element.position }

  /// Returns an attribute after applying the variations: that of the most specific one that contains it, otherwise the
  /// element's own.
  ///
  /// `key` and `id` never vary.
  package func attribute(_ name: String) -> String? {
    if name != "key", name != "id" {
      for variation in variations.reversed() {
        if let value = variation[name] { return value }
      }
    }
    return element[name]
  }

  /// Returns an attribute as a truth value, after applying the variations.
  package func bool(_ name: String) -> Bool? { Element.bool(attribute(name)) }

  /// Returns an attribute as a finite number, after applying the variations.
  package func number(_ name: String) -> Double? { Element.number(attribute(name)) }

  /// Returns an attribute as a whole number, after applying the variations.
  ///
  /// It is rounded towards zero and clamped to 32 bits, which is sufficient for all counts and indices of views.
  package func integer(_ name: String) -> Int? {
    number(name).map { Int(min(max($0, Double(Int32.min)), Double(Int32.max))) }
  }

  /// Returns a child by name and `key`, after applying the variations.
  package func child(_ name: String, key: String) -> Element? {
    Layers(element: element, variations: variations).child(name, key: key)
  }

  /// Returns the width and height for a key, such as `cellSize`, in points; nil if a number is missing.
  package func size(_ key: String) -> (width: Double, height: Double)? {
    child("size", key: key).flatMap(\.lengths)
  }

  /// Returns the colour for a key, such as `backgroundColor`; nil if it is missing or specified as no colour.
  package func color(_ key: String) -> ColorElement? {
    child("color", key: key).map(ColorElement.init)
  }

  /// Returns the font for a key, by default that of labels and buttons on iOS.
  ///
  /// On macOS, fonts have the key `font` and are usually in the view's cell.
  package func font(_ key: String = "fontDescription") -> FontElement? {
    (child("fontDescription", key: key) ?? child("font", key: key)).map(FontElement.init)
  }

  /// Whether the autoresizing mask lays out the view instead of constraints; true by default.
  package var translatesAutoresizingMask: Bool {
    bool("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether the superview's margins are preserved, if specified.
  package var preservesSuperviewLayoutMargins: Bool? { bool("preservesSuperviewLayoutMargins") }

  /// Whether the safe area is added to the margins, if specified.
  package var insetsLayoutMarginsFromSafeArea: Bool? { bool("insetsLayoutMarginsFromSafeArea") }

  /// The priority with which the width resists growing, 1 … 1000, if specified.
  package var horizontalHugging: Double? { number("horizontalHuggingPriority") }

  /// The priority with which the height resists growing, 1 … 1000, if specified.
  package var verticalHugging: Double? { number("verticalHuggingPriority") }

  /// The priority with which the width resists shrinking, 1 … 1000, if specified.
  package var horizontalCompression: Double? { number("horizontalCompressionResistancePriority") }

  /// The priority with which the height resists shrinking, 1 … 1000, if specified.
  package var verticalCompression: Double? { number("verticalCompressionResistancePriority") }

  /// The placeholder for the intrinsic width, if specified.
  package var placeholderIntrinsicWidth: PlaceholderSize? {
    PlaceholderSize(attribute("placeholderIntrinsicWidth"))
  }

  /// The placeholder for the intrinsic height, if specified.
  package var placeholderIntrinsicHeight: PlaceholderSize? {
    PlaceholderSize(attribute("placeholderIntrinsicHeight"))
  }

  /// Whether the tool marked the stored frame as different from the one of the constraints.
  package var isMisplaced: Bool { bool("misplaced") ?? false }

  /// Whether the tool marked the frame as not determined by constraints.
  package var isAmbiguous: Bool { bool("ambiguous") ?? false }

  /// Whether the view has no constraints and keeps its frame (`fixedFrame="YES"`).
  package var isFixedFrame: Bool { bool("fixedFrame") ?? false }

  /// Whether the view is hidden, or the cell of a hidden column.
  package var isHidden: Bool { isInHiddenColumn || bool("hidden") == true }

  /// Returns the guide with a key, such as `safeArea`.
  package func guide(_ key: String) -> GuideElement? { guides.first { $0.key == key } }

  /// The view and its descendants, parents first, in document order.
  package var subtree: [ViewElement] {
    var result: [ViewElement] = []
    var stack = [self]
    while let view = stack.popLast() {
      result.append(view)
      stack.append(contentsOf: view.children.reversed())
    }
    return result
  }
}
