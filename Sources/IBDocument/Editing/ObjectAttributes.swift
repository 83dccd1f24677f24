internal import Diagnostics

/// The attributes that objects in documents may have.
///
/// They are those of objects with an identifier in 3,645 documents of public repositories, and those of text input.
package enum ObjectAttributes {
  /// Whether an object has or may have an attribute, as other objects in its document or in other documents do.
  ///
  /// Constraints have separate attributes; all other objects are distinguished by the attributes that they have.
  package static func isKnown(_ name: String, of object: Element, in root: Element) -> Bool {
    if object[name] != nil || known(of: object).contains(name) { return true }
    var open = [root]
    while let element = open.popLast() {
      if element.name == object.name, element[name] != nil { return true }
      open += element.children
    }
    return false
  }

  /// Returns the attribute of an object that was probably meant; nil if there is no similar one.
  package static func nearest(to name: String, of object: Element) -> String? {
    Spelling.nearest(
      to: name, in: known(of: object).union(object.attributes.map { $0.0 }))
  }

  private static func known(of object: Element) -> Set<String> {
    object.name == "constraint" ? constraints : objects
  }

  private static let constraints: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant",
    "multiplier", "priority", "identifier", "placeholder", "symbolic", "symbolType", "userLabel",
    "customClass", "customModule", "customModuleProvider",
  ]

  private static let objects = Set(
    """
    accessoryType adaptive adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
    adjustsLetterSpacingToFitWidth alignment allowDoubleColumnStyle allowableMovement \
    allowsBackForwardNavigationGestures allowsCharacterPickerTouchBarItem allowsDocumentBackgroundColorChange \
    allowsEditingTextAttributes allowsEmptySelection allowsExpansionToolTips allowsFloats allowsImageEditing \
    allowsInlineMediaPlayback allowsKeyEquivalentWhenHidden allowsLinkPreview allowsMagnification allowsMixedState \
    allowsMultipleSelection allowsNonContiguousLayout allowsNonnumericFormatting allowsSelection \
    allowsSelectionDuringEditing allowsTickMarkValuesOnly allowsToolTipsWhenApplicationIsInactive \
    allowsTruncatedLabels allowsTypeSelect allowsUndo allowsUserCustomization alpha alphaValue alternate \
    alternateImage alternateTitle alternatingRowBackgroundColors altersStateOfSelectedItem alwaysBounceHorizontal \
    alwaysBounceVertical alwaysShowsDecimalSeparator alwaysUsesMultipleValuesMarker ambiguous animates animating \
    animationBehavior appearance appearanceType appends apportionsSegmentWidthsByContent arrangesAllSubviews \
    arrowPosition arrowsPosition autocapitalizationType autocorrectionType autoenablesItems autohidesScrollers \
    automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets automaticallyPreparesContent \
    automaticallyRearrangesObjects autorecalculatesCellSize autorecalculatesKeyViewLoop autorepeat \
    autoresizesArchivedViewToFullSize autoresizesOutlineColumn autoresizesSubviews autosaveColumns \
    autosaveExpandedItems autosaveName autosavesConfiguration autosizesCells autovalidates avoidsEmptySelection \
    axis background barStyle baseWritingDirection baselineAdjustment baselineRelativeArrangement behavior \
    bezelStyle bezeled blendingMode borderStyle borderType borderWidth bordered bottomPadding bounces bouncesZoom \
    boxType bundleIdentifier buttonBordered buttonType canCancelContentTouches canChooseDirectories \
    canChooseExistingPaths canChooseFiles canCollapse canDrawConcurrently \
    canPropagateSelectedChildViewControllerTitle canRemoveAllRows cancelsTouchesInView catalog \
    changesSelectionAsPrimaryAction childrenKeyPath clearButtonMode clearsContextBeforeDrawing \
    clearsFilterPredicateOnInsertion clearsOnBeginEditing clearsSelectionOnViewWillAppear clipsSubviews \
    clipsToBounds collapsed collapsedRepresentationImage collapsedRepresentationLabel collectionClass colorLabel \
    colorPixelFormat column columnAutoresizingStyle columnReordering columnResizing columnResizingType \
    columnSelection columnSpacing completes completionDelay contentHorizontalAlignment \
    contentInsetAdjustmentBehavior contentMode contentType contentVerticalAlignment contentViewInsetsToSafeArea \
    continuous continuousSpellChecking controlSize controlsStyle copiesOnScroll cornerRadius countKeyPath \
    countStyle criticalValue currencyDecimalSeparator currentPage customClass customModule customModuleProvider \
    dashSubstitution dataDetection dataMode datePickerMode datePickerStyle dateStyle decimalSeparator \
    defaultColumnWidth deferred definesPresentationContext delaysContentTouches delaysPrimaryMouseButtonEvents \
    depthStencilPixelFormat destination destinationCreationSelector detachesHiddenViews detailTextLabel direction \
    directionalLockEnabled displayMode displayedWhenStopped distribution dividerStyle doesRelativeDateFormatting \
    doubleSided doubleValue drawsBackground editable editingAccessoryType emptySelection enableSetNeedsDisplay \
    enabled enablesReturnKeyAutomatically entityName estimatedRowHeight estimatedSectionFooterHeight \
    estimatedSectionHeaderHeight eventType explicitIdentifier explicitItemIdentifier exponentSymbol \
    extendedLayoutIncludesOpaqueBars fetchPredicateFormat fieldEditor findBarPosition findStyle fixedFrame \
    floatsGroupRows focusRingType focusStyle footerTitle formatWidth formatterBehavior formattingStringsFilename \
    frameAutosaveName generatesDecimalNumbers grammarChecking groupingSeparator groupingSize hasAttributedTitle \
    hasHorizontalScroller hasShadow hasThousandSeparators hasVerticalScroller headOfMergedCell headerTitle \
    headerToolTip headerView height hidden hidesAccessoryWhenEditing hidesBottomBarWhenPushed hidesForSinglePage \
    hidesOnDeactivate hidesWhenStopped highlighted highlightedImage holdingPriority horizontal \
    horizontalClippingResistancePriority horizontalCompressionResistancePriority horizontalHuggingPriority \
    horizontalLineScroll horizontalPageScroll horizontalScrollElasticity horizontalStackHuggingPriority \
    horizontallyResizable id identifier image imageAlignment imageFrameStyle imageHugsTitle imagePosition \
    imageScaling imageView implicitIdentifier implicitItemIdentifier importsGraphics includesActualByteCount \
    includesUnit increment incrementalSearchingEnabled indentationLevel indentationMarkerFollowsCell \
    indentationPerLevel indentationWidth indeterminate indicatorStyle inheritsFrom initialItem inset \
    insetsLayoutMarginsFromSafeArea interfaceStyle isSeparatorItem key keyEquivalent keyPath keyboardAppearance \
    keyboardDismissMode keyboardDisplayRequiresUserAction keyboardType kind label landscapeImage \
    largeContentSizeImage largeTitleDisplayMode largeTitles layoutMarginsFollowReadableWidth leadingPadding \
    leafKeyPath lenient levelIndicatorStyle lineBreakMode linkDetection localization localizesFormat loops \
    maintainsBackForwardList mapType maskImage material maxNumberOfColumns maxNumberOfRows maxValue \
    maxVisibleColumns maxWidth maximumFractionDigits maximumIntegerDigits maximumNumberOfTouches \
    maximumPrimaryColumnWidth maximumRecents maximumValue maximumValueImage maximumZoomScale \
    mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction minColumnWidth minValue minWidth minimumFontSize \
    minimumFractionDigits minimumIntegerDigits minimumInteritemSpacing minimumLineSpacing minimumNumberOfTouches \
    minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor minimumValue minimumValueImage \
    minimumZoomScale minusSign minuteInterval mirrorLayoutDirectionWhenInternationalizing mirroring misplaced \
    mixedStateImage modalPresentationStyle modalTransitionStyle mode multipleSelection multipleTouchEnabled name \
    navigationBarHidden navigationOrientation navigational negativeFormat negativePrefix negativeSuffix \
    nestingMode nibName notANumberSymbol numberOfClicksRequired numberOfLines numberOfMajorTickMarks numberOfPages \
    numberOfTickMarks numberOfVisibleItems numberStyle objectClassName offStateImage on onStateImage oneShot \
    opaque orientation outlineTableColumn paddingCharacter pageSpacing pagingEnabled paletteLabel pathStyle \
    perMillSymbol percentSymbol pitchEnabled placeholder placeholderIdentifier placeholderIntrinsicHeight \
    placeholderIntrinsicWidth placeholderString plusSign pointerInteraction popoverAnchorBarButtonItem \
    popoverAnchorView popoverBehavior positiveFormat positivePrefix positiveSuffix preferredDisplayMode \
    preferredEdge preferredFramesPerSecond preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction \
    prefetchingEnabled presentsWithGesture preservesSelection preservesSuperviewLayoutMargins previousBinding \
    primaryBackgroundStyle progress progressImage prompt property propertyAccessControl \
    providesPresentationContextTransitionStyle pullsDown quoteSubstitution recentsAutosaveName \
    referencedIdentifier refusesFirstResponder relationship releasedWhenClosed representsSharedInstance \
    resizesToFullScreen restorable restorationIdentifier returnKeyType reuseIdentifier \
    reversesTitleShadowWhenHighlighted richText role rotateEnabled roundingMode row rowAlignment rowHeight \
    rowSizeStyle rowSpacing scalesPageToFit sceneMemberID sceneName scrollDirection scrollEnabled scrollable \
    scrollerKnobStyle searchBarStyle secondaryImage sectionFooterHeight sectionHeaderHeight \
    sectionIndexMinimumDisplayRowCount sectionInsetReference secureTextEntry segmentControlStyle \
    segmentDistribution selectable selected selectedImage selectedItem selectedSegmentIndex \
    selectedTabViewItemIndex selectedTag selectionByRect selectionGranularity selectionHighlightStyle \
    selectionStyle selector selectsInsertedObjects semanticContentAttribute sendsActionOnEndEditing \
    sendsSearchStringImmediately sendsWholeSearchString separatesColumns separatorInsetReference separatorStyle \
    setsMaxLayoutWidthAtFirstLayout shadowImage shouldIndentWhileEditing showSeguePresentationStyle \
    showsBaselineSeparator showsBuildings showsCancelButton showsCompass showsExpansionTextWhenTruncated \
    showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsReorderControl showsSearchResultsButton \
    showsSelectionImmediatelyOnTouchBegin showsStateColumn showsToolbarButton showsTouchWhenHighlighted \
    showsVerticalScrollIndicator simulatedAppContext sizeMode sizingBehavior sliderType smartInsertDelete spacing \
    spacingType spellCheckingType spellingCorrection spineLocation splitViewControllerTargetIndex springLoaded \
    state stepValue storyboardIdentifier storyboardName stringValue style supportsPressAndHold systemItem \
    systemMenu tabStyle tabbingIdentifier tabbingMode tableStyle tableViewCell tag target text textAlignment \
    textCompletion textContentType textLabel textReplacement thousandSeparator tickMarkPosition timeStyle title \
    titlePosition titleVisibility titlebarAppearsTransparent titled tokenStyle toolTip toolbarHidden toolbarStyle \
    topPadding trackImage trackingMode trailingOffset trailingPadding transitionStyle \
    translatesAutoresizingMaskIntoConstraints translucent transparent trigger truncatesLastVisibleLine type \
    typeSelect unwindAction useCurrentDate useStoryboardIdentifierAsRestorationIdentifier userInteractionEnabled \
    userInterfaceLayoutDirection userLabel usesAttributedText usesAutomaticRowHeights usesDataSource usesFontPanel \
    usesGroupingSeparator usesInspectorBar usesPredominantAxisScrolling usesRuler usesSingleLineMode value \
    valueWraps verifyAmbiguity vertical verticalClippingResistancePriority verticalCompressionResistancePriority \
    verticalHuggingPriority verticalLineScroll verticalPageScroll verticalScrollElasticity \
    verticalStackHuggingPriority verticallyResizable videoGravity viewBased visibilityPriority visibleAtLaunch \
    wantsLayer wantsToBeColor warningValue width wraps xPlacement yPlacement zoomEnabled
    """.split(separator: " ").map(String.init))
}
