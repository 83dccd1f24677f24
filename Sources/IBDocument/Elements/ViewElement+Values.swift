package import Diagnostics

extension ViewElement {
  /// The element's name, such as `label`.
  package var kind: ElementKind { ElementKind(element.name) }

  /// The class the author chose.
  package var customClass: String? { element["customClass"] }

  /// The module of that class.
  package var customModule: String? { element["customModule"] }

  /// The position of the element in the text.
  package var position: SourcePosition { element.position }

  /// An attribute under the variations that apply: the most specific one that has it, else the
  /// element's own.
  ///
  /// `key` and `id` are never varied.
  package func attribute(_ name: String) -> String? {
    if name != "key", name != "id" {
      for variation in variations.reversed() {
        if let value = variation[name] { return value }
      }
    }
    return element[name]
  }

  /// The attribute as a truth value, under the variations that apply.
  package func bool(_ name: String) -> Bool? { Element.bool(attribute(name)) }

  /// The attribute as a finite number, under the variations that apply.
  package func number(_ name: String) -> Double? { Element.number(attribute(name)) }

  /// Returns the attribute as a whole number, under the variations that apply.
  ///
  /// It is rounded towards zero, and cut off at the ends of 32 bits, which every count and index of a view fits
  /// into.
  package func integer(_ name: String) -> Int? {
    number(name).map { Int(min(max($0, Double(Int32.min)), Double(Int32.max))) }
  }

  /// A child by name and `key`, under the variations that apply.
  package func child(_ name: String, key: String) -> Element? {
    Layers(element: element, variations: variations).child(name, key: key)
  }

  /// The width and height of a key, such as `cellSize`, in points; nil where a number is missing.
  package func size(_ key: String) -> (width: Double, height: Double)? {
    child("size", key: key).flatMap(\.lengths)
  }

  /// Returns the colour of a key, such as `backgroundColor`; nil also when it is stated to be none.
  package func color(_ key: String) -> ColorElement? {
    child("color", key: key).map(ColorElement.init)
  }

  /// Returns the font of a key, by default that of labels and buttons on iOS.
  ///
  /// On macOS fonts are under `font`, mostly in the view's cell.
  package func font(_ key: String = "fontDescription") -> FontElement? {
    (child("fontDescription", key: key) ?? child("font", key: key)).map(FontElement.init)
  }

  /// Whether the autoresizing mask, not constraints, lays out the view; true unless stated.
  package var translatesAutoresizingMask: Bool {
    bool("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether margins reach in from the superview's, when stated.
  package var preservesSuperviewLayoutMargins: Bool? { bool("preservesSuperviewLayoutMargins") }

  /// Whether the safe area is added to the margins, when stated.
  package var insetsLayoutMarginsFromSafeArea: Bool? { bool("insetsLayoutMarginsFromSafeArea") }

  /// The priority at which the width resists growing, 1 … 1000, when stated.
  package var horizontalHugging: Double? { number("horizontalHuggingPriority") }

  /// The priority at which the height resists growing, 1 … 1000, when stated.
  package var verticalHugging: Double? { number("verticalHuggingPriority") }

  /// The priority at which the width resists shrinking, 1 … 1000, when stated.
  package var horizontalCompression: Double? { number("horizontalCompressionResistancePriority") }

  /// The priority at which the height resists shrinking, 1 … 1000, when stated.
  package var verticalCompression: Double? { number("verticalCompressionResistancePriority") }

  /// The placeholder for the intrinsic width, when stated.
  package var placeholderIntrinsicWidth: PlaceholderSize? {
    PlaceholderSize(attribute("placeholderIntrinsicWidth"))
  }

  /// The placeholder for the intrinsic height, when stated.
  package var placeholderIntrinsicHeight: PlaceholderSize? {
    PlaceholderSize(attribute("placeholderIntrinsicHeight"))
  }

  /// Whether the tool marked the stored frame as one that constraints do not give.
  package var isMisplaced: Bool { bool("misplaced") ?? false }

  /// Whether the tool marked the frame as one that constraints do not determine.
  package var isAmbiguous: Bool { bool("ambiguous") ?? false }

  /// Whether the view has no constraints of its own and keeps its frame (`fixedFrame="YES"`).
  package var isFixedFrame: Bool { bool("fixedFrame") ?? false }

  /// Whether the view is hidden, or the cell of a hidden column.
  package var isHidden: Bool { isInHiddenColumn || bool("hidden") == true }

  /// The guide of a key, such as `safeArea`.
  package func guide(_ key: String) -> GuideElement? { guides.first { $0.key == key } }

  /// The view and everything below it, parents first, in document order.
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
