/// The name of a binding: the property that follows another one.
public struct NSBindingName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Alignment.
  public static let alignment = NSBindingName(rawValue: "alignment")
  /// Alternate image.
  public static let alternateImage = NSBindingName(rawValue: "alternateImage")
  /// Alternate title.
  public static let alternateTitle = NSBindingName(rawValue: "alternateTitle")
  /// Animate.
  public static let animate = NSBindingName(rawValue: "animate")
  /// Animation delay.
  public static let animationDelay = NSBindingName(rawValue: "animationDelay")
  /// Argument.
  public static let argument = NSBindingName(rawValue: "argument")
  /// Attributed string.
  public static let attributedString = NSBindingName(rawValue: "attributedString")
  /// Content array.
  public static let contentArray = NSBindingName(rawValue: "contentArray")
  /// Content array for multiple selection.
  public static let contentArrayForMultipleSelection = NSBindingName(
    rawValue: "contentArrayForMultipleSelection")
  /// Content.
  public static let content = NSBindingName(rawValue: "content")
  /// Content dictionary.
  public static let contentDictionary = NSBindingName(rawValue: "contentDictionary")
  /// Content height.
  public static let contentHeight = NSBindingName(rawValue: "contentHeight")
  /// Content object.
  public static let contentObject = NSBindingName(rawValue: "contentObject")
  /// Content objects.
  public static let contentObjects = NSBindingName(rawValue: "contentObjects")
  /// Content set.
  public static let contentSet = NSBindingName(rawValue: "contentSet")
  /// Content values.
  public static let contentValues = NSBindingName(rawValue: "contentValues")
  /// Content width.
  public static let contentWidth = NSBindingName(rawValue: "contentWidth")
  /// Critical value.
  public static let criticalValue = NSBindingName(rawValue: "criticalValue")
  /// Data.
  public static let data = NSBindingName(rawValue: "data")
  /// Display pattern title.
  public static let displayPatternTitle = NSBindingName(rawValue: "displayPatternTitle")
  /// Display pattern value.
  public static let displayPatternValue = NSBindingName(rawValue: "displayPatternValue")
  /// Document edited.
  public static let documentEdited = NSBindingName(rawValue: "documentEdited")
  /// Double click argument.
  public static let doubleClickArgument = NSBindingName(rawValue: "doubleClickArgument")
  /// Double click target.
  public static let doubleClickTarget = NSBindingName(rawValue: "doubleClickTarget")
  /// Editable.
  public static let editable = NSBindingName(rawValue: "editable")
  /// Enabled.
  public static let enabled = NSBindingName(rawValue: "enabled")
  /// Excluded keys.
  public static let excludedKeys = NSBindingName(rawValue: "excludedKeys")
  /// Filter predicate.
  public static let filterPredicate = NSBindingName(rawValue: "filterPredicate")
  /// Font.
  public static let font = NSBindingName(rawValue: "font")
  /// Font bold.
  public static let fontBold = NSBindingName(rawValue: "fontBold")
  /// Font family name.
  public static let fontFamilyName = NSBindingName(rawValue: "fontFamilyName")
  /// Font italic.
  public static let fontItalic = NSBindingName(rawValue: "fontItalic")
  /// Font name.
  public static let fontName = NSBindingName(rawValue: "fontName")
  /// Font size.
  public static let fontSize = NSBindingName(rawValue: "fontSize")
  /// Header title.
  public static let headerTitle = NSBindingName(rawValue: "headerTitle")
  /// Hidden.
  public static let hidden = NSBindingName(rawValue: "hidden")
  /// Image.
  public static let image = NSBindingName(rawValue: "image")
  /// Included keys.
  public static let includedKeys = NSBindingName(rawValue: "includedKeys")
  /// Initial key.
  public static let initialKey = NSBindingName(rawValue: "initialKey")
  /// Initial value.
  public static let initialValue = NSBindingName(rawValue: "initialValue")
  /// Is indeterminate.
  public static let isIndeterminate = NSBindingName(rawValue: "isIndeterminate")
  /// Label.
  public static let label = NSBindingName(rawValue: "label")
  /// Localized key dictionary.
  public static let localizedKeyDictionary = NSBindingName(rawValue: "localizedKeyDictionary")
  /// Managed object context.
  public static let managedObjectContext = NSBindingName(rawValue: "managedObjectContext")
  /// Max value.
  public static let maxValue = NSBindingName(rawValue: "maxValue")
  /// Max width.
  public static let maxWidth = NSBindingName(rawValue: "maxWidth")
  /// Maximum recents.
  public static let maximumRecents = NSBindingName(rawValue: "maximumRecents")
  /// Min value.
  public static let minValue = NSBindingName(rawValue: "minValue")
  /// Min width.
  public static let minWidth = NSBindingName(rawValue: "minWidth")
  /// Mixed state image.
  public static let mixedStateImage = NSBindingName(rawValue: "mixedStateImage")
  /// Off state image.
  public static let offStateImage = NSBindingName(rawValue: "offStateImage")
  /// On state image.
  public static let onStateImage = NSBindingName(rawValue: "onStateImage")
  /// Positioning rect.
  public static let positioningRect = NSBindingName(rawValue: "positioningRect")
  /// Predicate.
  public static let predicate = NSBindingName(rawValue: "predicate")
  /// Recent searches.
  public static let recentSearches = NSBindingName(rawValue: "recentSearches")
  /// Represented filename.
  public static let representedFilename = NSBindingName(rawValue: "representedFilename")
  /// Row height.
  public static let rowHeight = NSBindingName(rawValue: "rowHeight")
  /// Selected identifier.
  public static let selectedIdentifier = NSBindingName(rawValue: "selectedIdentifier")
  /// Selected index.
  public static let selectedIndex = NSBindingName(rawValue: "selectedIndex")
  /// Selected label.
  public static let selectedLabel = NSBindingName(rawValue: "selectedLabel")
  /// Selected object.
  public static let selectedObject = NSBindingName(rawValue: "selectedObject")
  /// Selected objects.
  public static let selectedObjects = NSBindingName(rawValue: "selectedObjects")
  /// Selected tag.
  public static let selectedTag = NSBindingName(rawValue: "selectedTag")
  /// Selected value.
  public static let selectedValue = NSBindingName(rawValue: "selectedValue")
  /// Selected values.
  public static let selectedValues = NSBindingName(rawValue: "selectedValues")
  /// Selection index paths.
  public static let selectionIndexPaths = NSBindingName(rawValue: "selectionIndexPaths")
  /// Selection indexes.
  public static let selectionIndexes = NSBindingName(rawValue: "selectionIndexes")
  /// Sort descriptors.
  public static let sortDescriptors = NSBindingName(rawValue: "sortDescriptors")
  /// Target.
  public static let target = NSBindingName(rawValue: "target")
  /// Text color.
  public static let textColor = NSBindingName(rawValue: "textColor")
  /// Title.
  public static let title = NSBindingName(rawValue: "title")
  /// Tool tip.
  public static let toolTip = NSBindingName(rawValue: "toolTip")
  /// Transparent.
  public static let transparent = NSBindingName(rawValue: "transparent")
  /// Value.
  public static let value = NSBindingName(rawValue: "value")
  /// Value path.
  public static let valuePath = NSBindingName(rawValue: "valuePath")
  /// Value URL.
  public static let valueURL = NSBindingName(rawValue: "valueURL")
  /// Visible.
  public static let visible = NSBindingName(rawValue: "visible")
  /// Warning value.
  public static let warningValue = NSBindingName(rawValue: "warningValue")
  /// Width.
  public static let width = NSBindingName(rawValue: "width")
}

/// The key of an option of a binding.
public struct NSBindingOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Allows editing multiple values selection.
  public static let allowsEditingMultipleValuesSelection = NSBindingOption(
    rawValue: "NSAllowsEditingMultipleValuesSelection")
  /// Allows null argument.
  public static let allowsNullArgument = NSBindingOption(rawValue: "NSAllowsNullArgument")
  /// Always presents application modal alerts.
  public static let alwaysPresentsApplicationModalAlerts = NSBindingOption(
    rawValue: "NSAlwaysPresentsApplicationModalAlerts")
  /// Conditionally sets editable.
  public static let conditionallySetsEditable = NSBindingOption(
    rawValue: "NSConditionallySetsEditable")
  /// Conditionally sets enabled.
  public static let conditionallySetsEnabled = NSBindingOption(
    rawValue: "NSConditionallySetsEnabled")
  /// Conditionally sets hidden.
  public static let conditionallySetsHidden = NSBindingOption(rawValue: "NSConditionallySetsHidden")
  /// Continuously updates value.
  public static let continuouslyUpdatesValue = NSBindingOption(
    rawValue: "NSContinuouslyUpdatesValue")
  /// Creates sort descriptor.
  public static let createsSortDescriptor = NSBindingOption(rawValue: "NSCreatesSortDescriptor")
  /// Deletes objects on remove.
  public static let deletesObjectsOnRemove = NSBindingOption(rawValue: "NSDeletesObjectsOnRemove")
  /// Display name.
  public static let displayName = NSBindingOption(rawValue: "NSDisplayName")
  /// Display pattern.
  public static let displayPattern = NSBindingOption(rawValue: "NSDisplayPattern")
  /// Content placement tag.
  public static let contentPlacementTag = NSBindingOption(rawValue: "NSContentPlacementTag")
  /// Handles content as compound value.
  public static let handlesContentAsCompoundValue = NSBindingOption(
    rawValue: "NSHandlesContentAsCompoundValue")
  /// Inserts null placeholder.
  public static let insertsNullPlaceholder = NSBindingOption(rawValue: "NSInsertsNullPlaceholder")
  /// Invokes separately with array objects.
  public static let invokesSeparatelyWithArrayObjects = NSBindingOption(
    rawValue: "NSInvokesSeparatelyWithArrayObjects")
  /// Multiple values placeholder.
  public static let multipleValuesPlaceholder = NSBindingOption(
    rawValue: "NSMultipleValuesPlaceholder")
  /// No selection placeholder.
  public static let noSelectionPlaceholder = NSBindingOption(rawValue: "NSNoSelectionPlaceholder")
  /// Not applicable placeholder.
  public static let notApplicablePlaceholder = NSBindingOption(
    rawValue: "NSNotApplicablePlaceholder")
  /// Null placeholder.
  public static let nullPlaceholder = NSBindingOption(rawValue: "NSNullPlaceholder")
  /// Predicate format.
  public static let predicateFormat = NSBindingOption(rawValue: "NSPredicateFormat")
  /// Raises for not applicable keys.
  public static let raisesForNotApplicableKeys = NSBindingOption(
    rawValue: "NSRaisesForNotApplicableKeys")
  /// Selector name.
  public static let selectorName = NSBindingOption(rawValue: "NSSelectorName")
  /// Selects all when setting content.
  public static let selectsAllWhenSettingContent = NSBindingOption(
    rawValue: "NSSelectsAllWhenSettingContent")
  /// Validates immediately.
  public static let validatesImmediately = NSBindingOption(rawValue: "NSValidatesImmediately")
  /// Value transformer.
  public static let valueTransformer = NSBindingOption(rawValue: "NSValueTransformer")
  /// Value transformer name.
  public static let valueTransformerName = NSBindingOption(rawValue: "NSValueTransformerName")
}

/// The key of a fact about a binding.
public struct NSBindingInfoKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Observed object.
  public static let observedObject = NSBindingInfoKey(rawValue: "NSObservedObject")
  /// Observed key path.
  public static let observedKeyPath = NSBindingInfoKey(rawValue: "NSObservedKeyPath")
  /// Options.
  public static let options = NSBindingInfoKey(rawValue: "NSOptions")
}
