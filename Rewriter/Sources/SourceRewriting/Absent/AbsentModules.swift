/// Modules of Apple's systems that cannot be imported here, with what tells their names.
///
/// Source: the modules' public documentation.
package enum AbsentModules {
  /// A module.
  struct Module: Sendable {
    /// Names of its types, property wrappers, protocols and functions.
    var names: Set<String> = []
    /// The prefixes of its names, before a capital letter.
    var prefixes: [String] = []
    /// The names with these prefixes that are here all the same.
    var isIn: Set<String> = []

    /// Whether a name is one of the module's.
    func declares(_ name: String) -> Bool {
      if names.contains(name) { return true }
      let hasPrefix = prefixes.contains { prefix in
        guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
          return false
        }
        return next.isUppercase || prefix.hasSuffix("_")
      }
      return hasPrefix && !isIn.contains(name)
    }
  }

  /// The names of modules of Apple's systems only, with or without a module here.
  package static var names: Set<String> { Set(all.keys).union(present) }

  /// Modules that both toolsets have.
  private static let present: Set = [
    "Accelerate", "Accessibility", "AVFoundation", "CoreData", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreServices", "CoreText", "CoreVideo", "ImageIO", "MetalPerformanceShaders",
    "MobileCoreServices", "OSLog", "simd",
  ]

  /// The names of those that no toolset has, and of those that only the other one has.
  package static func names(besides library: Platform.Library) -> Set<String> {
    let own: Set = ["AVKit", "MessageUI", "SafariServices", "WebKit"]
    return library == .uiKit ? Set(all.keys).subtracting(own) : Set(all.keys)
  }

  /// The modules that are here and that missing ones export on Apple's systems.
  static let brought = ["MapKit": "CoreLocation"]

  static let all: [String: Module] = [
    "SwiftUI": Module(names: swiftUI),
    "WidgetKit": Module(names: widgetKit.union(swiftUI)),
    "Charts": Module(names: charts),
    "AppIntents": Module(names: appIntents),
    "TipKit": Module(names: tipKit.union(swiftUI)),
    "ActivityKit": Module(names: [
      "Activity", "ActivityAttributes", "ActivityContent", "ActivityState",
      "ActivityUIDismissalPolicy",
      "ActivityAuthorizationInfo", "AlertConfiguration",
    ]),
    "SwiftData": Module(names: [
      "Model", "ModelContainer", "ModelContext", "ModelConfiguration", "PersistentModel", "Query",
      "FetchDescriptor", "Attribute", "Relationship", "Schema", "PersistentIdentifier",
    ]),
    "RealityKit": Module(names: [
      "ARView", "Entity", "ModelEntity", "AnchorEntity", "RealityView", "MeshResource",
      "SimpleMaterial", "HasModel", "HasAnchoring",
    ]),
    "ARKit": Module(prefixes: ["AR"]),
    "AVKit": Module(
      names: ["VideoPlayer"], prefixes: ["AVPlayerView", "AVRoutePicker", "AVPictureInPicture"]),
    "AuthenticationServices": Module(prefixes: ["AS"]),
    "CarPlay": Module(prefixes: ["CP"]),
    "Carbon": Module(prefixes: ["EventHotKey", "EventHandler", "EventTypeSpec", "TIS", "UCKey"]),
    "CloudKit": Module(prefixes: ["CK"]),
    "Contacts": Module(prefixes: ["CN"]),
    "ContactsUI": Module(prefixes: ["CN"]),
    "CoreBluetooth": Module(prefixes: ["CB"]),
    "CoreML": Module(prefixes: ["ML"]),
    "CoreHaptics": Module(prefixes: ["CH"]),
    "CoreMotion": Module(
      names: ["CMAcceleration", "CMAttitude", "CMRotationRate", "CMQuaternion", "CMAltimeter"],
      prefixes: ["CMMotion", "CMPedometer", "CMDevice", "CMAccelerometer", "CMGyro", "CMMagneto"]),
    "CoreSpotlight": Module(prefixes: ["CS"]),
    "CoreTelephony": Module(names: ["CTCarrier"], prefixes: ["CTTelephony", "CTCellular"]),
    "CryptoTokenKit": Module(prefixes: ["TK"]),
    "EventKit": Module(prefixes: ["EK"]),
    "EventKitUI": Module(prefixes: ["EK"]),
    "FoundationModels": Module(names: [
      "LanguageModelSession", "SystemLanguageModel", "GenerationOptions", "Generable", "Guide",
      "GenerationGuide", "GenerationSchema", "GeneratedContent", "DynamicGenerationSchema",
      "Instructions", "InstructionsBuilder", "Prompt", "PromptBuilder", "PromptRepresentable",
      "InstructionsRepresentable", "Tool", "ToolOutput", "Transcript", "LanguageModelFeedback",
    ]),
    "GameController": Module(prefixes: ["GC"]),
    "GameKit": Module(prefixes: ["GK"]),
    "GameplayKit": Module(prefixes: ["GK"]),
    "HealthKit": Module(prefixes: ["HK"]),
    "HomeKit": Module(prefixes: ["HM"]),
    "Intents": Module(prefixes: ["IN"]),
    "IntentsUI": Module(prefixes: ["IN"]),
    "LinkPresentation": Module(prefixes: ["LP"]),
    "LocalAuthentication": Module(prefixes: ["LA"]),
    "MapKit": Module(prefixes: ["MK"]),
    "MediaPlayer": Module(prefixes: ["MP"]),
    "MessageUI": Module(prefixes: ["MF", "MFM"]),
    "Metal": Module(prefixes: ["MTL"]),
    "MetalKit": Module(prefixes: ["MTK", "MTL"]),
    "MultipeerConnectivity": Module(prefixes: ["MC"]),
    "Network": Module(prefixes: ["NW"]),
    "PassKit": Module(prefixes: ["PK"]),
    "PDFKit": Module(prefixes: ["PDF"]),
    "PencilKit": Module(prefixes: ["PK"]),
    "Photos": Module(prefixes: ["PH"]),
    "PhotosUI": Module(names: ["PhotosPicker", "PhotosPickerItem"], prefixes: ["PH"]),
    "QuickLook": Module(prefixes: ["QL"]),
    "ReplayKit": Module(prefixes: ["RP"]),
    "SafariServices": Module(prefixes: ["SF"]),
    "SceneKit": Module(prefixes: ["SCN"]),
    "Social": Module(prefixes: ["SL"]),
    "SpriteKit": Module(prefixes: ["SK"]),
    "StoreKit": Module(prefixes: ["SK"]),
    "UserNotifications": Module(prefixes: ["UN"]),
    "UserNotificationsUI": Module(prefixes: ["UN"]),
    "Vision": Module(prefixes: ["VN"]),
    "VisionKit": Module(prefixes: ["VN"]),
    "WatchConnectivity": Module(prefixes: ["WC"]),
    "WatchKit": Module(prefixes: ["WK"]),
    "WebKit": Module(names: ["WebView"], prefixes: ["WK"]),
  ]

  /// Protocols that a type of use elsewhere may conform to: only the conformance goes.
  static let conformances: Set<String> = [
    "Animatable", "VectorArithmetic", "ShapeStyle", "Transferable", "EnvironmentKey",
    "CustomAnimation", "AppEnum", "AppEntity", "ActivityAttributes", "Plottable", "TimelineEntry",
    "UIViewControllerTransitioningDelegateRepresentable",
    "CustomLocalizedStringResourceConvertible",
  ]

  private static let widgetKit: Set<String> = [
    "Widget", "WidgetBundle", "WidgetBundleBuilder", "WidgetConfiguration", "WidgetFamily",
    "WidgetCenter", "WidgetInfo", "StaticConfiguration", "IntentConfiguration",
    "AppIntentConfiguration", "ActivityConfiguration", "DynamicIsland",
    "DynamicIslandExpandedRegion", "Timeline", "TimelineEntry", "TimelineProvider",
    "TimelineProviderContext", "TimelineReloadPolicy", "TimelineEntryRelevance",
    "IntentTimelineProvider", "AppIntentTimelineProvider", "WidgetPreviewContext",
    "ControlWidget", "ControlWidgetButton", "ControlWidgetToggle", "StaticControlConfiguration",
    "AccessoryWidgetBackground", "WidgetURLModifier", "WidgetAccentedRenderingMode",
  ]

  private static let charts: Set<String> = [
    "Chart", "ChartContent", "ChartContentBuilder", "BarMark", "LineMark", "PointMark", "AreaMark",
    "RuleMark", "RectangleMark", "SectorMark", "AxisMarks", "AxisMark", "AxisValueLabel",
    "AxisGridLine", "AxisTick", "AxisContent", "ChartProxy", "ChartSymbolShape", "Plottable",
    "PlottableValue", "InterpolationMethod", "MarkDimension", "BasicChartSymbolShape", "BarPlot",
    "LinePlot", "ChartPlotContent", "AxisMarkValues", "AxisValue", "AnyChartContent",
  ]

  private static let appIntents: Set<String> = [
    "AppIntent", "AppShortcut", "AppShortcutsProvider", "AppShortcutsBuilder", "AppEntity",
    "AppEnum", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "IntentResult",
    "IntentDialog", "IntentDescription", "IntentParameter", "ParameterSummary", "Summary",
    "DisplayRepresentation", "TypeDisplayRepresentation", "OpenIntent", "LiveActivityIntent",
    "SetValueIntent", "AudioPlaybackIntent", "ForegroundContinuableIntent", "SetFocusFilterIntent",
    "WidgetConfigurationIntent", "ControlConfigurationIntent", "AppDependency", "ProvidesDialog",
    "ReturnsValue", "ShowsSnippetView", "OpensIntent", "IntentFile", "IntentPerson", "IntentItem",
    "CustomIntentMigratedAppIntent", "DynamicOptionsProvider", "AppIntentsPackage",
  ]

  private static let tipKit: Set<String> = [
    "Tip", "Tips", "TipView", "TipUIView", "TipUIPopoverViewController", "TipGroup",
    "TipViewStyle", "MiniTipViewStyle", "PopoverTip", "TipOption",
  ]
}
