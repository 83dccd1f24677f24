import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// Values by state and by segment, bits of events, and properties of controls that are kept and change no size.
///
/// Source of the defaults and bits: Apple, "UIControl.Event", "UIControl.State", "UIButton", "UISlider",
/// "UISegmentedControl", "UIStepper", "UIImageView", "UIPickerView".
@MainActor struct ControlStateTests {
  private static func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test(
    arguments: [
      (.menuActionTriggered, 0x4000), (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF0000),
      (.applicationReserved, 0x0F00_0000), (.systemReserved, 0xF000_0000),
    ] as [(UIControl.Event, UInt)])
  func eventsHaveApplesBits(event: UIControl.Event, bits: UInt) {
    #expect(event.rawValue == bits && UIControl.Event.allEvents.contains(event))
  }

  /// An action for a range of events is sent for every event in it and for no other.
  @Test func rangesOfEventsSendActions() {
    let control = UIControl()
    var heard: [String] = []
    control.addAction(UIAction { _ in heard.append("touch") }, for: .allTouchEvents)
    control.addAction(UIAction { _ in heard.append("edit") }, for: .allEditingEvents)
    control.addAction(UIAction { _ in heard.append("own") }, for: .applicationReserved)
    let own = UIControl.Event(rawValue: 1 << 24)
    for event in [.touchDown, .touchCancel, .editingChanged, .valueChanged, own] {
      control.sendActions(for: event)
    }
    #expect(heard == ["touch", "touch", "edit", "own"])
    let states: [UIControl.State] = [.highlighted, .disabled, .selected, .focused]
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    #expect(
      states.allSatisfy { $0.isDisjoint(with: .reserved) && $0.isDisjoint(with: .application) })
  }

  @Test func settingsOfButtonsAreKept() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let size = button.intrinsicContentSize
    #expect(
      KeptProperty.lapses(
        in: button,
        [
          KeptProperty(\.automaticallyUpdatesConfiguration, default: true, other: false),
          KeptProperty(\.isPointerInteractionEnabled, default: false, other: true),
          KeptProperty(\.adjustsImageWhenHighlighted, default: true, other: false),
          KeptProperty(\.adjustsImageWhenDisabled, default: true, other: false),
        ]) == [])
    #expect(button.intrinsicContentSize == size && button.subtitleLabel == nil)
  }

  /// What is set for the normal state holds where a state has nothing of its own.
  @Test func looksOfButtonsByState() {
    let button = UIButton(type: .custom)
    let (light, bold) = (
      UIImage.SymbolConfiguration(pointSize: 10), UIImage.SymbolConfiguration(pointSize: 20)
    )
    #expect(button.currentPreferredSymbolConfiguration == nil)
    button.setPreferredSymbolConfiguration(light, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(bold, forImageIn: .selected)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) === bold)
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled) == nil)
    #expect(button.currentPreferredSymbolConfiguration === light)
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration === bold)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .selected)
    #expect(button.titleShadowColor(for: .normal) == .red)
    #expect(button.titleShadowColor(for: .selected) == .blue)
    #expect(button.titleShadowColor(for: .highlighted) == nil)
    button.setTitleShadowColor(nil, for: .selected)
    #expect(button.titleShadowColor(for: .selected) == nil)
  }

  @Test func configurationsByTheirOtherNames() {
    typealias Configuration = UIButton.Configuration
    #expect(Configuration.borderedTinted() == .tinted())
    #expect(Configuration.borderedProminent() == .filled())
    for plain in [Configuration.filled(), .borderless(), .plain()] {
      var configuration = plain
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      configuration.title = "Title"
      configuration.setDefaultContentInsets()
      #expect(configuration.contentInsets == plain.contentInsets && configuration.title == "Title")
    }
    // Source: Apple, "UIBackgroundConfiguration": plain lists lie on the first background, groups on the second.
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(
      UIBackgroundConfiguration.listGroupedCell().backgroundColor
        == .secondarySystemGroupedBackground)
  }

  /// What is set for a segment is there for it alone; segments beyond the last have nothing.
  @Test func segmentsHaveTheirOwn() {
    let action = UIAction(title: "Third") { _ in }
    let picture = Self.image(12)
    let control = UISegmentedControl(items: ["One", "Two"])
    control.insertSegment(action: action, at: 2, animated: false)
    let natural = control.intrinsicContentSize.width
    control.setWidth(200, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 200 && control.widthForSegment(at: 1) == 0)
    #expect(control.intrinsicContentSize.width > natural)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 1)
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: -2))
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
    control.setImage(picture, forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) === picture && control.titleForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(control.actionForSegment(at: 2) === action && control.actionForSegment(at: 0) == nil)
    for beyond in [-1, 3] {
      #expect(control.widthForSegment(at: beyond) == 0 && !control.isEnabledForSegment(at: beyond))
      #expect(control.imageForSegment(at: beyond) == nil)
      #expect(control.actionForSegment(at: beyond) == nil)
      #expect(control.contentOffsetForSegment(at: beyond) == .zero)
    }
    let size = control.intrinsicContentSize
    #expect(
      KeptProperty.lapses(
        in: control, [KeptProperty(\.isMomentary, default: false, other: true)]) == [])
    #expect(control.intrinsicContentSize == size)
  }

  @Test func picturesOfSlidersByState() {
    let slider = UISlider()
    let size = slider.intrinsicContentSize
    let (low, high, thumb) = (Self.image(2), Self.image(3), Self.image(10))
    #expect(slider.currentThumbImage == nil && slider.thumbImage(for: .normal) == nil)
    slider.setThumbImage(thumb, for: .normal)
    slider.setThumbImage(high, for: .disabled)
    slider.setMinimumTrackImage(low, for: .normal)
    slider.setMaximumTrackImage(high, for: .highlighted)
    #expect(slider.thumbImage(for: .normal) === thumb && slider.currentThumbImage === thumb)
    slider.isEnabled = false
    #expect(slider.thumbImage(for: .disabled) === high && slider.currentThumbImage === high)
    #expect(slider.minimumTrackImage(for: .normal) === low)
    #expect(slider.minimumTrackImage(for: .highlighted) == nil)
    #expect(slider.maximumTrackImage(for: .highlighted) === high)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    #expect(slider.intrinsicContentSize == size)
  }

  @Test func repetitionsAreKept() {
    let (stepper, view) = (UIStepper(), UIImageView(image: Self.image(8)))
    let sizes = [stepper.intrinsicContentSize, view.intrinsicContentSize]
    #expect(
      KeptProperty.lapses(
        in: stepper, [KeptProperty(\.autorepeat, default: true, other: false)]) == [])
    #expect(
      KeptProperty.lapses(
        in: view, [KeptProperty(\.animationRepeatCount, default: 0, other: 3)]) == [])
    #expect([stepper.intrinsicContentSize, view.intrinsicContentSize] == sizes)
  }

  /// A component that is reloaded begins again; the others stay as they are.
  @Test func aComponentIsReloaded() {
    final class Numbers: UIPickerViewDataSource {
      var count = 5
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count
      }
    }
    let (picker, numbers) = (UIPickerView(), Numbers())
    picker.dataSource = numbers
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(4, inComponent: 1, animated: false)
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 0)
  }
}
