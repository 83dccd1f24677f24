internal import Foundation
internal import IBDocument
internal import UIKit

/// Views of iOS in a grid: a row for each state, a column for each generation and appearance.
@MainActor struct PhoneSheet {
  /// A column: the generation in which views are made, and their traits.
  struct Column {
    var title: String
    var generation: IOSGeneration
    var style: UIUserInterfaceStyle
    var contrast = UIAccessibilityContrast.normal
    var level = UIUserInterfaceLevel.base
  }

  /// A row: its name, its height, the surroundings in which views are made, and what makes a view.
  struct State {
    var name: String
    var height: CGFloat = 44
    var surroundings = Surroundings()
    var make: @MainActor () -> UIView
  }

  /// The width of a column.
  var width: CGFloat
  /// Whether cells have the background of grouped content.
  var isGrouped = false
  var columns: [Column] = PhoneSheet.generations
  var states: [State]

  /// The two latest generations in both appearances.
  static let generations = [
    Column(title: "iOS 15–18", generation: .iOS14, style: .light),
    Column(title: "dark", generation: .iOS14, style: .dark),
    Column(title: "iOS 26", generation: .glass, style: .light),
    Column(title: "dark", generation: .glass, style: .dark),
  ]

  private static let (nameWidth, titleHeight): (CGFloat, CGFloat) = (96, 22)
  private static let margin: CGFloat = 8

  /// Returns the picture, with a number of pixels for each point.
  func picture(scale: Double) throws -> Data {
    let before = IOSGeneration.current
    defer { IOSGeneration.current = before }
    let height = states.reduce(Self.titleHeight) { $0 + $1.height }
    let size = CGSize(width: Self.nameWidth + width * CGFloat(columns.count), height: height)
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.backgroundColor = .white
    root.overrideUserInterfaceStyle = .light
    var y = Self.titleHeight
    for state in states {
      let place = CGRect(x: 6, y: y, width: Self.nameWidth - 8, height: state.height)
      root.addSubview(Self.label(state.name, in: place))
      y += state.height
    }
    // Controllers hold the traits of their columns while the picture is made.
    var holders: [Holder] = []
    for (index, column) in columns.enumerated() {
      let x = Self.nameWidth + CGFloat(index) * width
      let title = CGRect(x: x + 6, y: 0, width: width - 8, height: Self.titleHeight)
      root.addSubview(Self.label(column.title, in: title))
      IOSGeneration.current = column.generation
      let holder = Holder(column)
      let content = holder.content
      content.frame = CGRect(
        x: x, y: Self.titleHeight, width: width, height: height - Self.titleHeight)
      root.addSubview(content)
      fill(content)
      holders.append(holder)
    }
    root.layoutIfNeeded()
    return try withExtendedLifetime(holders) { try root.pngData(scale: scale) }
  }

  /// Puts a view of each state into a column.
  private func fill(_ content: UIView) {
    content.backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
    var y: CGFloat = 0
    for state in states {
      let room = CGRect(x: 0, y: y, width: width, height: state.height)
        .insetBy(dx: Self.margin, dy: 2)
      UIScreen.main.simulate(state.surroundings) {
        let view = state.make()
        content.addSubview(view)
        Self.place(view, in: room)
        view.layoutIfNeeded()
      }
      y += state.height
    }
  }

  /// Centres a view of its own or its natural size in a rectangle; a length that is not known fills it.
  private static func place(_ view: UIView, in room: CGRect) {
    var size = view.frame.size
    if size == .zero { size = view.sizeThatFits(room.size) }
    if size.width <= 0 || size.width > room.width { size.width = room.width }
    if size.height <= 0 || size.height > room.height { size.height = room.height }
    view.frame = CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  private static func label(_ text: String, in place: CGRect) -> UILabel {
    let label = UILabel(frame: place)
    label.text = text
    label.font = .systemFont(ofSize: 11)
    label.numberOfLines = 2
    return label
  }

  /// A controller whose only child has the traits of a column.
  private final class Holder: UIViewController {
    private let column: Column
    private let child = UIViewController()
    var content: UIView { child.view }

    init(_ column: Column) {
      self.column = column
      super.init(nibName: nil, bundle: nil)
      child.overrideUserInterfaceStyle = column.style
      addChild(child)
    }
    required init?(coder: NSCoder) { nil }

    override func overrideTraitCollection(
      forChild childViewController: UIViewController
    ) -> UITraitCollection? {
      UITraitCollection(traitsFrom: [
        UITraitCollection(accessibilityContrast: column.contrast),
        UITraitCollection(userInterfaceLevel: column.level),
      ])
    }
  }
}

/// A view that keeps an object, such as a data source, as long as it is shown.
final class KeepingView: UIView {
  private let kept: AnyObject

  /// Creates a view of the size of another one, which it shows.
  init(_ view: UIView, keeping kept: AnyObject) {
    self.kept = kept
    super.init(frame: CGRect(origin: .zero, size: view.frame.size))
    addSubview(view)
  }
  required init?(coder: NSCoder) { nil }
}
