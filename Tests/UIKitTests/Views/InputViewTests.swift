import Foundation
import Testing
import UIKit

/// What an input view keeps, and that it lays out as any view.
@MainActor struct InputViewTests {
  @Test func withoutAStyleItIsPlain() {
    let view = UIInputView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.inputViewStyle == .default)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(UIInputView().inputViewStyle == .default)
    #expect(!view.allowsSelfSizing)
  }

  @Test(arguments: [UIInputView.Style.default, .keyboard])
  func theStyleIsKept(_ style: UIInputView.Style) {
    let view = UIInputView(frame: .zero, inputViewStyle: style)
    view.allowsSelfSizing = true
    #expect(view.inputViewStyle == style)
    #expect(view.allowsSelfSizing)
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  /// 8 + 24 + 8 high by its content.
  @Test func constraintsGiveItsHeight() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    let key = UIView()
    key.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(key)
    NSLayoutConstraint.activate([
      key.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      key.heightAnchor.constraint(equalToConstant: 24),
      view.bottomAnchor.constraint(equalTo: key.bottomAnchor, constant: 8),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 40)
  }

  @Test func aFieldKeepsIt() {
    let field = UITextField()
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    field.inputAccessoryView = view
    #expect(field.inputAccessoryView === view)
  }

  @Test func subclassesOverrideIt() {
    final class Keys: UIInputView {
      override var allowsSelfSizing: Bool {
        get { true }
        set {}
      }
    }
    #expect(Keys(frame: .zero, inputViewStyle: .keyboard).allowsSelfSizing)
  }
}
