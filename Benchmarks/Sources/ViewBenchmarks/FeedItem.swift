internal import Foundation
import UIKit

/// An item of a feed: a card with a picture, a name, a time, two texts that wrap, and a row of four counters.
@MainActor final class FeedItem {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
  /// The labels whose texts change, in the order of ``Texts``.
  private var labels: [UILabel] = []
  private static let widths: [CGFloat?] = [nil, nil, nil, 327, 327, nil, nil, nil, nil]

  /// Makes an item with some texts.
  init() {
    let names = (0..<9).map { _ in UILabel() }
    labels = names
    let fixed = ["Like", "Reply", "Share"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let (picture, body, bar, badge) = (
      Leaf(width: 40, height: 40), Leaf(), Leaf(), Leaf(width: 12, height: 12)
    )
    let icons = (0..<4).map { _ in Leaf(width: 16, height: 16) }
    let views: [UIView] = names + fixed + [picture, body, bar, badge] + icons
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    for index in [3, 4] { names[index].numberOfLines = 0 }
    show(Texts.next())
    NSLayoutConstraint.activate(
      heading(names, picture, badge) + texts(names, body, picture)
        + counters(Array(names[5...]), icons, bar, fixed, body))
  }

  private func heading(_ names: [UILabel], _ picture: UIView, _ badge: UIView)
    -> [NSLayoutConstraint]
  {
    [
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      badge.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 12),
      badge.heightAnchor.constraint(equalToConstant: 12),
      names[0].leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      names[0].topAnchor.constraint(equalTo: picture.topAnchor),
      names[1].leadingAnchor.constraint(equalTo: names[0].leadingAnchor),
      names[1].topAnchor.constraint(equalTo: names[0].bottomAnchor, constant: 2),
      names[1].trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      names[2].leadingAnchor.constraint(
        greaterThanOrEqualTo: names[0].trailingAnchor, constant: 8),
      names[2].trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      names[2].firstBaselineAnchor.constraint(equalTo: names[0].firstBaselineAnchor),
    ]
  }

  private func texts(_ names: [UILabel], _ body: UIView, _ picture: UIView)
    -> [NSLayoutConstraint]
  {
    [
      body.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      body.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      body.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      names[3].leadingAnchor.constraint(equalTo: body.leadingAnchor, constant: 8),
      names[3].trailingAnchor.constraint(equalTo: body.trailingAnchor, constant: -8),
      names[3].topAnchor.constraint(equalTo: body.topAnchor, constant: 8),
      names[4].leadingAnchor.constraint(equalTo: names[3].leadingAnchor),
      names[4].trailingAnchor.constraint(equalTo: names[3].trailingAnchor),
      names[4].topAnchor.constraint(equalTo: names[3].bottomAnchor, constant: 4),
      names[4].bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: -8),
    ]
  }

  private func counters(
    _ counts: [UILabel], _ icons: [UIView], _ bar: UIView, _ fixed: [UIView], _ body: UIView
  ) -> [NSLayoutConstraint] {
    var result = [
      bar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      bar.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ]
    var left = bar.leadingAnchor
    for (icon, count) in zip(icons, counts) {
      result += [
        icon.leadingAnchor.constraint(equalTo: left, constant: 8),
        icon.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        icon.widthAnchor.constraint(equalToConstant: 16),
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        count.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4),
        count.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      ]
      left = count.trailingAnchor
    }
    var top = bar.topAnchor
    for label in fixed {
      result += [
        label.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        label.topAnchor.constraint(equalTo: top, constant: 1),
        label.leadingAnchor.constraint(greaterThanOrEqualTo: left, constant: 8),
        label.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
      ]
      top = label.topAnchor
    }
    return result
  }

  /// Shows other texts.
  func show(_ texts: [String]) {
    for (label, text) in zip(labels, texts) { label.text = text }
  }

  /// The size that the item wants in a table as wide as a telephone.
  func fit() -> CGSize {
    card.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Asks labels outside any tree for what a fit asks of such texts.
  static func measure(_ texts: [String], with labels: [UILabel]) {
    for (index, label) in labels.enumerated() {
      label.numberOfLines = widths[index] == nil ? 1 : 0
      label.text = texts[index]
      _ = label.intrinsicContentSize
      if let width = widths[index] {
        _ = label.sizeThatFits(CGSize(width: width, height: 0))
      }
    }
  }

  /// Texts of items, none of which comes twice.
  @MainActor enum Texts {
    private static var number = 0

    /// Texts that ``next()`` never says.
    static let known = texts(-1)

    /// The next ones.
    static func next() -> [String] {
      number += 1
      return texts(number)
    }

    private static func texts(_ number: Int) -> [String] {
      [
        "Ada Lovelace \(number)", "@ada\(number)", "\(number) min",
        "On the analytical engine, note \(number), in two lines or three, as it comes.",
        "It might act upon other things besides number \(number), were objects found whose mutual "
          + "fundamental relations could be expressed by those of the abstract science of operations.",
        "\(number)", "\(number + 1)k", "\(number + 2)m", "\(number + 3) views",
      ]
    }
  }
}
