extension AbsentModules {
  /// The public names of SwiftUI; those that UIKit, AppKit, Foundation or Combine have as well are not among them.
  static let swiftUI: Set<String> = Set(
    """
    SwiftUI AccessibilityActionCategory AccessibilityActionKind AccessibilityAdjustmentDirection \
    AccessibilityChildBehavior AccessibilityFocusState AccessibilityHeadingLevel \
    AccessibilityLabeledPairRole AccessibilityQuickActionStyle AccessibilityRotorContent AccessibilityRotorEntry \
    AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction \
    ActionSheet Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier \
    AnimatablePair AnimatableValues Animation AnimationCompletionCriteria AnimationContext AnimationState \
    AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTabContent AnyTransition AnyView App \
    AppStorage AsyncImage AsyncImagePhase AutomaticControlGroupStyle Axis BackgroundProminence BackgroundStyle \
    BackgroundTask BadgeProminence Binding BlendMode BlurReplaceTransition BorderlessButtonMenuStyle \
    BorderlessButtonStyle BorderedButtonMenuStyle BorderedButtonStyle BorderedProminentButtonStyle Button \
    ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle \
    ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CircularProgressViewStyle Circle ColorPicker \
    ColorRenderingMode ColorScheme ColorSchemeContrast Color ColumnNavigationViewStyle CommandGroup \
    CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle \
    ConditionalContent ContainerBackgroundPlacement ContainerRelativeShape \
    ContainerValueKey ContainerValues ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory \
    ContentTransition ContentUnavailableView ContextMenu ControlActiveState ControlGroup ControlGroupStyle \
    ControlGroupStyleConfiguration ControlSize CoordinateSpace CoordinateSpaceProtocol CustomAnimation CustomHoverEffect \
    DatePicker DatePickerComponents DatePickerStyle DefaultButtonStyle DefaultDatePickerStyle \
    DefaultFocusEvaluationPriority DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle \
    DefaultProgressViewStyle DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultWindowStyle \
    DialogSeverity DisclosureGroup DisclosureGroupStyle DisclosureTableRow DismissAction DismissBehavior \
    DismissSearchAction DismissWindowAction Divider DocumentGroup DocumentGroupLaunchScene DoubleColumnNavigationViewStyle \
    DragConfiguration DragGesture DropDelegate DropInfo DropProposal DynamicProperty DynamicTableRowContent \
    DynamicTypeSize DynamicViewContent Edge EdgeInsets EditButton EditMode EditableCollectionContent Ellipse \
    EllipticalGradient EmptyAnimatableData EmptyCommands EmptyMatchedTransitionSourceConfiguration EmptyModifier \
    EmptyTableRowContent EmptyView EmptyVisualEffect EmptyWidgetConfiguration Entry EnvironmentKey EnvironmentObject \
    EnvironmentValues EnvironmentalModifier Environment EquatableView EventModifiers ExclusiveGesture \
    FetchRequest FetchedResults FillShapeView FillStyle FixedTextVariant FocusInteractions \
    FocusState FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues Font ForEach \
    ForEachSectionCollection ForegroundStyle Form FormStyle FormStyleConfiguration FrameResizeDirection \
    Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader GeometryReader3D Gesture \
    GestureMask GestureState GestureStateGesture Glass GlassBackgroundEffect GlassEffectContainer GlassButtonStyle \
    Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridRow Group GroupBox GroupBoxStyle \
    GroupBoxStyleConfiguration GroupSectionsOfContent GroupedFormStyle GroupedListStyle \
    GroupedTabViewStyle HSplitView HStack HStackLayout HelpLink HiddenTitleBarWindowStyle HierarchicalShapeStyle \
    HorizontalAlignment HorizontalEdge HoverEffect HoverPhase IconOnlyLabelStyle Image ImageRenderer ImagePaint \
    ImmersiveSpace ImmersionStyle IndexViewStyle InlinePickerStyle InsetGroupedListStyle InsetListStyle InsettableShape \
    InspectorCommands InterfaceOrientation KeyEquivalent KeyPress Keyframe KeyframeAnimator KeyframeTimeline \
    KeyframeTrack KeyframeTrackContent Keyframes KeyboardShortcut Label LabelStyle LabelStyleConfiguration LabeledContent \
    LabeledContentStyle LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent Layout \
    LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid \
    LazyHStack LazyVGrid LazyVStack LegibilityWeight LimitedAvailabilityCommandContent LinearCapacityGaugeStyle \
    LinearGradient LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle List ListItemTint ListRowSeparator \
    ListSectionSpacing ListStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture MagnificationGesture \
    MagnifyGesture MatchedGeometryProperties MatchedTransitionSourceConfiguration Material \
    MaterialActiveAppearance Menu MenuActionDismissBehavior MenuBarExtra MenuButton MenuOrder MenuPickerStyle MenuStyle \
    MenuStyleConfiguration MeshGradient Model3D ModifiedContent MoveCommandDirection MoveKeyframe MoveTransition \
    MultiDatePicker NSHostingController NSHostingMenu NSHostingView NSHostingSizingOptions NSViewControllerRepresentable \
    NSViewControllerRepresentableContext NSViewRepresentable NSViewRepresentableContext NSApplicationDelegateAdaptor \
    NamedCoordinateSpace Namespace NavigationBarItem NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle \
    NavigationPath NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility \
    NavigationStack NavigationTransition NavigationView NavigationViewStyle NewDocumentButton ObservedObject \
    OffsetShape OffsetTransition OnInsertTableRowModifier OpacityTransition OpenDocumentAction OpenSettingsAction \
    OpenURLAction OpenWindowAction OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PageTabViewStyle \
    PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle \
    PasteButton Path PencilPreferredAction PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle PinnedScrollableViews \
    PlaceholderContentView PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle \
    PopoverAttachmentAnchor PreferenceKey PresentationAdaptation \
    PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode \
    PresentationSizing PreviewContext PreviewContextKey PreviewDevice PreviewLayout PreviewModifier PreviewPlatform \
    PreviewProvider PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle \
    ProgressViewStyleConfiguration ProjectionTransform ProminentButtonStyle ProposedViewSize PushTransition \
    RadialGradient RadioGroupPickerStyle Rectangle RectangleCornerRadii RectangleCornerInsets RedactionReasons \
    RefreshAction RenameAction RenameButton ReferenceFileDocument ReferenceFileDocumentConfiguration FileDocument \
    FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration ResetFocusAction RoundedBorderTextFieldStyle \
    RoundedCornerStyle RoundedRectangle RoundedRectangularShape RotateGesture RotatedShape RotationGesture RotationGesture3D \
    SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene SceneBuilder ScenePadding ScenePhase SceneStorage \
    ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollEdgeEffectStyle \
    ScrollGeometry ScrollIndicatorVisibility ScrollInputKind ScrollPhase ScrollPosition ScrollTarget ScrollTargetBehavior \
    ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement \
    SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement SearchUnavailableContent Section \
    SectionConfiguration SectionedFetchRequest SectionedFetchResults SecureField SegmentedPickerStyle SelectionShapeStyle \
    SensoryFeedback SeparatorShapeStyle SequenceGesture Settings SettingsLink Shader ShaderFunction ShaderLibrary \
    ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SidebarListStyle SidebarRowSize \
    SimultaneousGesture SizeDependentTextVariant Slider SliderTick Spacer SpatialEventCollection SpatialEventGesture \
    SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior StackNavigationViewStyle State StateObject \
    Stepper StrokeBorderShapeView StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers Subview SubviewsCollection \
    SubviewsCollectionSlice SubscriptionView SwitchToggleStyle SymbolColorRenderingMode \
    SymbolRenderingMode SymbolVariants SymbolVariableValueMode SystemFormatStyle Tab TabBarPlacement TabContent TabContentBuilder \
    TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabView TabViewCustomization TabViewStyle \
    Table TableCellAlignment TableColumn TableColumnBuilder TableColumnContent TableColumnCustomization TableForEachContent \
    TableHeaderRowContent TableOutlineGroupContent TableRow TableRowBuilder TableRowContent TableStyle TapGesture Text \
    TextAlignment TextAttribute TextEditor TextEditorStyle TextField TextFieldLink TextFieldStyle \
    TextInputAutocapitalization TextInputDictationActivation TextInputDictationBehavior TextInputFormattingControlPlacement \
    TextRenderer TextSelection TextSelectability TextSelectionAffinity TextVariantPreference TimelineSchedule \
    TimelineView TimelineViewDefaultContext TintShapeStyle TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle \
    ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior \
    ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle \
    ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu Transaction TransactionKey \
    TransformedShape Transition TransitionPhase TransitionProperties TupleView TypesettingLanguage \
    UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions UIHostingView \
    UIHostingSceneDelegate UIHostingOrnament UIViewControllerRepresentable UIViewControllerRepresentableContext \
    UIViewRepresentable UIViewRepresentableContext UIGestureRecognizerRepresentable UIGestureRecognizerRepresentableContext \
    UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass VSplitView VStack VStackLayout VectorArithmetic \
    VerticalAlignment VerticalEdge VerticalPageTabViewStyle View ViewAlignedScrollTargetBehavior \
    ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility VisualEffect \
    WKHostingController WKInterfaceObjectRepresentable WKNotificationScene WheelDatePickerStyle Window \
    WindowDragGesture WindowGroup WindowIdealSize WindowInteractionBehavior WindowLevel WindowManagerRole \
    WindowPlacement WindowProxy WindowResizability WindowStyle WindowToolbarFullScreenVisibility WindowToolbarStyle \
    WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition Widget WidgetBundle \
    WidgetBundleBuilder WidgetConfiguration AnimationTimelineSchedule EveryMinuteTimelineSchedule ExplicitTimelineSchedule \
    withAnimation withTransaction Bindable
    """.split { " \n".contains($0) }.map(String.init))
}
