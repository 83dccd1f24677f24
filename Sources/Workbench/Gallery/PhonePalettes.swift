internal import Foundation
internal import UIKit

/// The colours and materials of iOS by generation, appearance, contrast and level.
@MainActor enum PhonePalettes {
  private typealias Column = PhoneSheet.Column

  /// The sheets of colours, backgrounds and materials.
  static var sheets: [Gallery.Sheet] {
    let palette = PhoneSheet(
      width: 64, columns: generations, states: colors.map { swatch($0.name, height: 20, $0.color) })
    let purposes = PhoneSheet(
      width: 84, columns: levels,
      states: purposes.map { swatch($0.name, height: 24, $0.color) } + materials)
    return [
      Gallery.Sheet(name: "ios-colors", title: "The system's colours of iOS") {
        try palette.picture(scale: $0)
      },
      Gallery.Sheet(
        name: "ios-levels",
        title: "Backgrounds, texts, fills and materials of iOS by contrast and level"
      ) { try purposes.picture(scale: $0) },
    ]
  }

  private static let generations: [Column] = [IOSGeneration.iOS14, .glass].flatMap { generation in
    let name = generation == .glass ? "iOS 26" : "iOS 18"
    return [
      Column(title: name, generation: generation, style: .light),
      Column(title: "dark", generation: generation, style: .dark),
      Column(title: "contrast", generation: generation, style: .light, contrast: .high),
      Column(title: "dark, con.", generation: generation, style: .dark, contrast: .high),
    ]
  }
  private static let levels = [
    Column(title: "light", generation: .iOS14, style: .light),
    Column(title: "contrast", generation: .iOS14, style: .light, contrast: .high),
    Column(title: "dark", generation: .iOS14, style: .dark),
    Column(title: "elevated", generation: .iOS14, style: .dark, level: .elevated),
    Column(title: "dark, contrast", generation: .iOS14, style: .dark, contrast: .high),
    Column(
      title: "elevated, con.", generation: .iOS14, style: .dark, contrast: .high, level: .elevated),
  ]

  private static let colors: [(name: String, color: UIColor)] = [
    ("red", .systemRed), ("orange", .systemOrange), ("yellow", .systemYellow),
    ("green", .systemGreen), ("mint", .systemMint), ("teal", .systemTeal), ("cyan", .systemCyan),
    ("blue", .systemBlue), ("indigo", .systemIndigo), ("purple", .systemPurple),
    ("pink", .systemPink), ("brown", .systemBrown), ("gray", .systemGray),
    ("gray 2", .systemGray2), ("gray 3", .systemGray3), ("gray 4", .systemGray4),
    ("gray 5", .systemGray5), ("gray 6", .systemGray6),
  ]
  private static let purposes: [(name: String, color: UIColor)] = [
    ("background", .systemBackground), ("second", .secondarySystemBackground),
    ("third", .tertiarySystemBackground), ("grouped", .systemGroupedBackground),
    ("second", .secondarySystemGroupedBackground), ("third", .tertiarySystemGroupedBackground),
    ("label", .label), ("second", .secondaryLabel), ("third", .tertiaryLabel),
    ("fourth", .quaternaryLabel), ("fill", .systemFill), ("second", .secondarySystemFill),
    ("third", .tertiarySystemFill), ("fourth", .quaternarySystemFill), ("separator", .separator),
  ]

  private static func swatch(_ name: String, height: CGFloat, _ color: UIColor) -> PhoneSheet.State
  {
    PhoneSheet.State(name: name, height: height) {
      PhoneFamilies.made(UIView()) { $0.backgroundColor = color }
    }
  }

  private static var materials: [PhoneSheet.State] {
    let styles: [(String, UIBlurEffect.Style)] = [
      ("ultra thin", .systemUltraThinMaterial), ("thin", .systemThinMaterial),
      ("material", .systemMaterial), ("thick", .systemThickMaterial),
      ("chrome", .systemChromeMaterial),
    ]
    return styles.map { name, style in
      PhoneSheet.State(name: name, height: 30) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 68, height: 26))
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 34, height: 26))
        stripe.backgroundColor = .systemOrange
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
        effect.frame = CGRect(x: 8, y: 3, width: 52, height: 20)
        let label = UILabel(frame: effect.bounds)
        label.text = "Text"
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        effect.contentView.frame = effect.bounds
        effect.contentView.addSubview(label)
        view.addSubview(stripe)
        view.addSubview(effect)
        return view
      }
    }
  }
}
