import Foundation
import Testing
import UIKit

/// Objects of classes that are known at run time only, made by the initializers that the classes override.
@MainActor @Suite struct ClassCreationTests {
  private final class Card: UIView {
    var made = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "frame"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Cell: UITableViewCell {
    var styleRaw = -1
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      styleRaw = style.rawValue
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Header: UITableViewHeaderFooterView {
    var made = ""
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      made = "header"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Controller: UIViewController {
    var made = ""
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      made = "controller"
    }
    required init?(coder: NSCoder) { nil }
  }
  /// A class with defaults, which are meant where they fit.
  private final class Extra: UIView {
    let extra: Int
    init(frame: CGRect = .zero, extra: Int = 3) {
      self.extra = extra
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func view<V: UIView>(_ type: V.Type) -> V { V() }
  private func framed<V: UIView>(_ type: V.Type) -> V {
    type.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func views() {
    #expect(view(Card.self).made == "frame")
    let type: UIView.Type = Card.self
    for made in [framed(Card.self), type.init(frame: CGRect(x: 1, y: 2, width: 30, height: 40))] {
      #expect((made as? Card)?.made == "frame")
      #expect(made.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
    let plain: UIView.Type = UILabel.self
    #expect(plain.init() is UILabel)
    #expect(Extra().extra == 3)
    #expect((UIView.self as Any.Type) is any CreatableByFrame.Type)
  }

  /// Long identifiers are texts of their own, which are given away once.
  @Test(arguments: ["a", String(repeating: "long identifier ", count: 8)])
  func reusableViews(identifier: String) {
    let cell: UITableViewCell.Type = Cell.self
    let header: UITableViewHeaderFooterView.Type = Header.self
    for _ in 0..<3 {
      let made = cell.init(style: .subtitle, reuseIdentifier: identifier)
      #expect((made as? Cell)?.styleRaw == UITableViewCell.CellStyle.subtitle.rawValue)
      #expect(made.reuseIdentifier == identifier)
      let top = header.init(reuseIdentifier: identifier)
      #expect((top as? Header)?.made == "header" && top.reuseIdentifier == identifier)
    }
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: identifier)
    for _ in 0..<3 {
      #expect(table.dequeueReusableCell(withIdentifier: identifier)?.reuseIdentifier == identifier)
    }
    #expect((UITableViewCell.self as Any.Type) is any CreatableByStyle.Type)
    #expect((UITableViewHeaderFooterView.self as Any.Type) is any CreatableByIdentifier.Type)
  }

  @Test func controllers() {
    let type: UIViewController.Type = Controller.self
    let name = String(repeating: "Nib", count: 12)
    let made = type.init(nibName: name, bundle: .main)
    #expect((made as? Controller)?.made == "controller" && made.nibName == name)
    #expect((type.init() as? Controller)?.made == "controller")
    #expect((UIViewController.self as Any.Type) is any CreatableByNib.Type)
  }
}
