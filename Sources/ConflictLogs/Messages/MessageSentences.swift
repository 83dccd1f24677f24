/// The sentences that explain messages.
enum MessageSentences {
  /// Returns the explanation of a message, with at most 25 words.
  static func sentence(of message: SystemMessage) -> String {
    let item = message.items.first?.shortWords
    switch message.kind {
    case .noCommonAncestor:
      return "Your constraint joins \(pair(message)), which are not in one view hierarchy."
    case .unpreparedHierarchy:
      return "Your constraint between \(pair(message)) was added to a view that does not hold both."
    case .invalidPair: return invalidPair(message)
    case .placeAlone:
      return
        "Your constraint gives \(item ?? "a view") a place without a second view to measure from."
    case .mixedDirections:
      return "Your constraint relates a leading or trailing edge to a left or right one."
    case .invalidFormat: return invalidFormat(message)
    case .ambiguousLayout:
      let values = values(of: message)
      return
        "\((item ?? "a view").capital) has no single \(values); constraints of yours are missing."
    case .missingHostConstraints:
      return "\((item ?? "a view").capital) waits for the system's constraints of its own frame."
    case .missingConstraints:
      return "Your constraints do not state the whole place and size of \(item ?? "a view")."
    case .zeroHeight:
      return "Your constraints give \(content(item, "a table view's cell")) a height of zero."
    case .zeroSize:
      return "Your constraints give \(content(item, "a collection view's cell")) a size of zero."
    case .layoutRecursion:
      return "A view was asked to lay out while it was laid out; the call is mostly the system's."
    case .endlessPasses:
      return "A view of yours asks for new constraints in every pass, so the window never finishes."
    case .feedbackLoop:
      return "Your layout code makes \(item ?? "a view") lay out again and again without an end."
    case .adjustedToolbarItem: return adjustedToolbarItem(message)
    case .ambiguousToolbarItem:
      return "The view of your toolbar item has no width or no height of its own."
    case .wideFlowItem:
      return
        "Your flow layout's items are wider than the room inside \(item ?? "the collection view")."
    case .highFlowItem:
      return
        "Your flow layout's items are higher than the room inside \(item ?? "the collection view")."
    case .viewsBesideContent:
      return "Your views are in a table's header or footer, not in its content view."
    case .zeroIntrinsicSize:
      let length = message.text.contains("returned 0 height") ? "height" : "width"
      return "Your class states an intrinsic \(length) of 0 for \(item ?? "a view"); it is ignored."
    }
  }

  /// Returns a description of two items that distinguishes them if possible.
  static func pair(_ message: SystemMessage) -> String {
    guard let first = message.items.first?.shortWords else { return "two views" }
    guard message.items.count > 1 else { return "\(first) and another view" }
    let second = message.items[1].shortWords
    return first == second ? "\(first) and another one" : "\(first) and \(second)"
  }

  private static func content(_ item: String?, _ cell: String) -> String {
    "the content of \(item ?? cell)"
  }

  private static func invalidPair(_ message: SystemMessage) -> String {
    guard message.sides.count == 2 else {
      return
        "Your constraint relates attributes that cannot be compared, such as an edge and a size."
    }
    let (first, second) = (message.sides[0], message.sides[1])
    return
      "Your constraint relates the \(first.attribute.rawValue) of \(first.item.shortWords) to the "
      + "\(second.attribute.rawValue) of \(second.item.shortWords)."
  }

  private static func invalidFormat(_ message: SystemMessage) -> String {
    let reason = SafeText.cleaned(message.formatFault?.reason ?? "")
      .split(separator: " ").prefix(13).joined(separator: " ")
    let place = message.formatFault?.column.map { " at column \($0)" } ?? ""
    guard !reason.isEmpty else { return "Your visual format cannot be read\(place)." }
    return "Your visual format cannot be read\(place): \(reason)\(reason.hasSuffix(".") ? "" : ".")"
  }

  /// Returns a description of a trace's variables, such as `width or vertical place`.
  private static func values(of message: SystemMessage) -> String {
    var values: [String] = []
    for side in message.sides {
      let value =
        switch side.attribute {
        case .width: "width"
        case .height: "height"
        default: side.attribute.isHorizontal ? "horizontal place" : "vertical place"
        }
      if !values.contains(value) { values.append(value) }
    }
    guard let last = values.popLast() else { return "frame" }
    return values.isEmpty ? last : values.joined(separator: ", ") + " or " + last
  }

  private static func adjustedToolbarItem(_ message: SystemMessage) -> String {
    let item = message.items.last?.shortWords ?? "the view"
    guard message.sizes.count == 2 else {
      return "The system resized \(item) of your toolbar item."
    }
    let sizes = message.sizes.map { "\(length($0.width)) × \(length($0.height))" }
    return "The system resized \(item) of your toolbar item from \(sizes[0]) to \(sizes[1])."
  }

  /// Returns a length without unnecessary digits.
  static func length(_ value: Double) -> String {
    // Rounding would require a library that the module must not add to programs.
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
