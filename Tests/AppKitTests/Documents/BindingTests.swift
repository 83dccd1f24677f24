import AppKit
import Testing

/// Properties that follow others; Apple, "NSKeyValueBindingCreation".
@MainActor struct BindingTests {
  @Test func namesAreApples() {
    let names: [(NSBindingName, String)] = [
      (.alignment, "alignment"),
      (.alternateImage, "alternateImage"),
      (.alternateTitle, "alternateTitle"),
      (.animate, "animate"),
      (.animationDelay, "animationDelay"),
      (.argument, "argument"),
      (.attributedString, "attributedString"),
      (.contentArray, "contentArray"),
      (.contentArrayForMultipleSelection, "contentArrayForMultipleSelection"),
      (.content, "content"),
      (.contentDictionary, "contentDictionary"),
      (.contentHeight, "contentHeight"),
      (.contentObject, "contentObject"),
      (.contentObjects, "contentObjects"),
      (.contentSet, "contentSet"),
      (.contentValues, "contentValues"),
      (.contentWidth, "contentWidth"),
      (.criticalValue, "criticalValue"),
      (.data, "data"),
      (.displayPatternTitle, "displayPatternTitle"),
      (.displayPatternValue, "displayPatternValue"),
      (.documentEdited, "documentEdited"),
      (.doubleClickArgument, "doubleClickArgument"),
      (.doubleClickTarget, "doubleClickTarget"),
      (.editable, "editable"),
      (.enabled, "enabled"),
      (.excludedKeys, "excludedKeys"),
      (.filterPredicate, "filterPredicate"),
      (.font, "font"),
      (.fontBold, "fontBold"),
      (.fontFamilyName, "fontFamilyName"),
      (.fontItalic, "fontItalic"),
      (.fontName, "fontName"),
      (.fontSize, "fontSize"),
      (.headerTitle, "headerTitle"),
      (.hidden, "hidden"),
      (.image, "image"),
      (.includedKeys, "includedKeys"),
      (.initialKey, "initialKey"),
      (.initialValue, "initialValue"),
      (.isIndeterminate, "isIndeterminate"),
      (.label, "label"),
      (.localizedKeyDictionary, "localizedKeyDictionary"),
      (.managedObjectContext, "managedObjectContext"),
      (.maxValue, "maxValue"),
      (.maxWidth, "maxWidth"),
      (.maximumRecents, "maximumRecents"),
      (.minValue, "minValue"),
      (.minWidth, "minWidth"),
      (.mixedStateImage, "mixedStateImage"),
      (.offStateImage, "offStateImage"),
      (.onStateImage, "onStateImage"),
      (.positioningRect, "positioningRect"),
      (.predicate, "predicate"),
      (.recentSearches, "recentSearches"),
      (.representedFilename, "representedFilename"),
      (.rowHeight, "rowHeight"),
      (.selectedIdentifier, "selectedIdentifier"),
      (.selectedIndex, "selectedIndex"),
      (.selectedLabel, "selectedLabel"),
      (.selectedObject, "selectedObject"),
      (.selectedObjects, "selectedObjects"),
      (.selectedTag, "selectedTag"),
      (.selectedValue, "selectedValue"),
      (.selectedValues, "selectedValues"),
      (.selectionIndexPaths, "selectionIndexPaths"),
      (.selectionIndexes, "selectionIndexes"),
      (.sortDescriptors, "sortDescriptors"),
      (.target, "target"),
      (.textColor, "textColor"),
      (.title, "title"),
      (.toolTip, "toolTip"),
      (.transparent, "transparent"),
      (.value, "value"),
      (.valuePath, "valuePath"),
      (.valueURL, "valueURL"),
      (.visible, "visible"),
      (.warningValue, "warningValue"),
      (.width, "width"),
    ]
    #expect(names.allSatisfy { $0.rawValue == $1 })
    let options: [NSBindingOption] = [
      .allowsEditingMultipleValuesSelection,
      .allowsNullArgument,
      .alwaysPresentsApplicationModalAlerts,
      .conditionallySetsEditable,
      .conditionallySetsEnabled,
      .conditionallySetsHidden,
      .continuouslyUpdatesValue,
      .createsSortDescriptor,
      .deletesObjectsOnRemove,
      .displayName,
      .displayPattern,
      .contentPlacementTag,
      .handlesContentAsCompoundValue,
      .insertsNullPlaceholder,
      .invokesSeparatelyWithArrayObjects,
      .multipleValuesPlaceholder,
      .noSelectionPlaceholder,
      .notApplicablePlaceholder,
      .nullPlaceholder,
      .predicateFormat,
      .raisesForNotApplicableKeys,
      .selectorName,
      .selectsAllWhenSettingContent,
      .validatesImmediately,
      .valueTransformer,
      .valueTransformerName,
    ]
    #expect(Set(options).count == options.count)
    #expect(options.allSatisfy { $0.rawValue.hasPrefix("NS") })
    let facts: [NSBindingInfoKey] = [.observedObject, .observedKeyPath, .options]
    #expect(Set(facts).count == 3)
  }

  @Test func bindingsAreKept() {
    let (one, two) = (NSObject(), NSObject())
    NSObject.exposeBinding(.value)
    one.bind(.value, to: two, withKeyPath: "name", options: [.nullPlaceholder: "none"])
    let facts = one.infoForBinding(.value)
    #expect(
      facts?[.observedKeyPath] as? String == "name" && facts?[.observedObject] as? NSObject === two)
    #expect(one.exposedBindings == [.value] && one.valueClassForBinding(.value) == nil)
    two.willChangeValue(forKey: "name")
    two.didChangeValue(forKey: "name")
    one.unbind(.value)
    #expect(one.infoForBinding(.value) == nil && one.exposedBindings == [])
  }

  final class Editor: NSObject, NSFontChanging, NSColorChanging {
    var heard = 0
    func changeFont(_ sender: NSFontManager?) { heard += 1 }
    func changeColor(_ sender: NSColorPanel?) { heard += 1 }
  }

  @Test func editorsAreAsked() {
    let editor = Editor()
    editor.changeFont(nil)
    editor.changeColor(nil)
    #expect(editor.heard == 2)
  }
}
