import Foundation
import Testing
import UIKit

/// What controls keep and hold to.
@MainActor struct ControlTests {
  /// The value set, the limits, and the clamped value.
  @Test(
    arguments: [
      (0.5, 0, 1, 0.5), (7, 0, 1, 1), (-3, 0, 1, 0), (5, 2, 10, 5), (.nan, 2, 10, 2),
    ] as [(Float, Float, Float, Float)])
  func aSliderKeepsItsValueBetweenItsEnds(value: Float, low: Float, high: Float, kept: Float) {
    let slider = UISlider()
    slider.minimumValue = low
    slider.maximumValue = high
    slider.value = value
    #expect(slider.value == kept)
    slider.maximumValue = low - 1
    #expect(slider.minimumValue == low - 1)
    #expect(slider.value == low - 1)
  }

  /// The knob is at the start, in the middle and at the end of the line.
  @Test func theKnobIsWhereTheValueIs() {
    IOSGeneration.iOS14.taken {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
      let line = CGRect(x: 0, y: 15, width: 228, height: 4)
      for (value, x) in [(Float(0), CGFloat(0)), (0.5, 100), (1, 200)] {
        let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: line, value: value)
        #expect(knob == CGRect(x: x, y: 3, width: 28, height: 28))
      }
      slider.minimumValueImage = UIImage(systemName: "minus")
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.minX == slider.minimumValueImageRect(forBounds: slider.bounds).maxX + 8)
    }
  }

  @Test func aStepperKeepsItsValueBetweenItsEnds() {
    let stepper = UIStepper()
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.minimumValue = 200
    stepper.maximumValue = 300
    #expect(stepper.value == 200)
  }

  @Test func aDatePickerKeepsItsDateBetweenItsEnds() {
    let picker = UIDatePicker()
    let day = Date(timeIntervalSinceReferenceDate: 0)
    picker.minimumDate = day
    picker.maximumDate = day + 100
    picker.date = day + 500
    #expect(picker.date == day + 100)
    picker.setDate(day - 5, animated: true)
    #expect(picker.date == day)
  }

  @Test func segmentsComeAndGo() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 1) == "Three")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeSegment(at: 9, animated: false)
    control.setTitle("Other", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Other")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  /// Segments of equal width by default, in glass without a space between them.
  @Test func segmentsShareTheWidth() {
    let control = UISegmentedControl(items: ["I", "Wide words"])
    let alike = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < alike)
    control.apportionsSegmentWidthsByContent = false
    control.setWidth(50, forSegmentAt: 0)
    let wide = UISegmentedControl(items: ["Wide words"]).intrinsicContentSize.width
    #expect(control.intrinsicContentSize.width == 50 + wide)
  }

  @Test func anIndicatorIsSeenWhileItSpins() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.frame.size == CGSize(width: 37, height: 37))
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  /// Fruit and numbers.
  final class Shelf: UIPickerViewDataSource, UIPickerViewDelegate {
    var selections: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 0
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { ["Apple", "Pear", "Plum"][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append("\(component).\(row)")
    }
  }

  @Test func aPickerSelects() {
    let (picker, shelf) = (UIPickerView(), Shelf())
    picker.dataSource = shelf
    picker.delegate = shelf
    #expect(picker.numberOfComponents == 2)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(shelf.selections.isEmpty)
    picker.simulateSelection(row: 1, inComponent: 0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(shelf.selections == ["0.1"])
    picker.selectRow(50, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  /// Writes down what a search bar tells.
  final class Searcher: UISearchBarDelegate {
    var diary: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      diary.append(searchText)
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { diary.append("search") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { diary.append("began") }
  }

  @Test func aSearchBarHasAField() {
    IOSGeneration.iOS14.taken {
      let (bar, searcher) = (
        UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)), Searcher()
      )
      bar.delegate = searcher
      bar.text = "a"
      bar.placeholder = "Words"
      #expect(bar.subviews.isEmpty)
      #expect(bar.searchTextField.text == "a")
      #expect(bar.searchTextField.placeholder == "Words")
      bar.becomeFirstResponder()
      #expect(bar.isFirstResponder)
      bar.searchTextField.insertText("b")
      #expect(bar.text == "ab")
      bar.searchTextField.pressReturn()
      bar.resignFirstResponder()
      #expect(searcher.diary == ["began", "ab", "search"])
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    }
  }
}
