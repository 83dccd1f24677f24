internal import Foundation
internal import LayoutTree
internal import UIKit

/// Finds the views that show a text.
@MainActor struct TextSearch {
  /// A view, or a part of one, and the texts that it shows.
  private struct Candidate {
    var place: TouchPlace
    var texts: [String]
  }
  private let candidates: [Candidate]

  /// Creates a search among the texts of all visible views in a window.
  init(_ window: UIWindow) {
    var found: [Candidate] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      let texts = Self.texts(of: view)
      if !texts.isEmpty { found.append(Candidate(place: TouchPlace(view), texts: texts)) }
      for part in (view as? any TouchPartsHolder)?.touchParts ?? [] {
        let place = TouchPlace(
          view, part: part.frame, name: "'\(part.text)' of \(TouchNames.name(of: view))",
          isEnabled: part.isEnabled)
        found.append(Candidate(place: place, texts: [part.text]))
      }
      view.subviews.forEach(visit)
    }
    visit(window)
    candidates = found
  }

  /// The texts that a view shows or is called by.
  private static func texts(of view: UIView) -> [String] {
    var texts: [String?] = [view.accessibilityLabel]
    switch view {
    case let label as UILabel: texts.append(label.text)
    case let button as UIButton: texts.append(button.currentTitle ?? button.configuration?.title)
    case let field as UITextField: texts += [field.text, field.placeholder]
    case let text as UITextView: texts.append(text.text)
    case let bar as UISearchBar: texts += [bar.text, bar.placeholder]
    default: break
    }
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Returns the place of the only view that shows a text.
  ///
  /// - Throws: A problem if no view shows it, or several do.
  func place(showing text: String) throws -> TouchPlace {
    let all = candidates.filter { $0.texts.contains(text) }.map(\.place)
    // Of views in each other, such as a button and its label, the outer one is meant.
    let outer = all.filter { place in
      !all.contains {
        $0.view !== place.view && $0.part == nil && place.view.isDescendant(of: $0.view)
      }
    }
    guard let first = outer.first else { throw missing(text) }
    guard outer.count == 1 else {
      let names = outer.map(\.name).joined(separator: ", ")
      throw TouchProblem("\(outer.count) views show '\(text)': \(names)")
    }
    return TouchPlace(
      first.view, part: first.part, name: first.part == nil ? "'\(text)'" : first.name,
      isEnabled: first.isEnabled)
  }

  private func missing(_ text: String) -> TouchProblem {
    var shown: [String] = []
    for other in candidates.flatMap(\.texts) where !shown.contains(other) { shown.append(other) }
    let list = shown.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    let rest = shown.count > 12 ? " and \(shown.count - 12) more" : ""
    return TouchProblem(
      "no view shows '\(text)'; "
        + (shown.isEmpty ? "no text is shown" : "shown are \(list)\(rest)"))
  }
}

/// The names of views in failures of touches.
@MainActor enum TouchNames {
  /// The class and the name that the program gave, or the text that the view shows.
  static func name(of view: UIView) -> String {
    let name = ViewNames.ofProgram.name(view)
    guard !name.hasSuffix("'"), let text = view.accessibilityLabel, !text.isEmpty else {
      return name
    }
    return "\(name) '\(text)'"
  }
}
