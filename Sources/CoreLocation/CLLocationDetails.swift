public import Foundation

/// Degrees of doubt about a direction; negative for one that is not known.
public typealias CLLocationDirectionAccuracy = Double
/// Metres a second of doubt about a speed; negative for one that is not known.
public typealias CLLocationSpeedAccuracy = Double

/// The origin of a place.
///
/// - SeeAlso: Apple, "CLLocationSourceInformation".
open class CLLocationSourceInformation: NSObject {
  /// Whether a program made the place up.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory measured the place.
  public let isProducedByAccessory: Bool
  /// Creates an origin.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}

/// A floor of a building.
///
/// - SeeAlso: Apple, "CLFloor".
open class CLFloor: NSObject {
  /// The number; 0 is the entrance's.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// The distance from a beacon; raw values are Apple's.
///
/// - SeeAlso: Apple, "CLProximity".
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// The relation of a place to a region; raw values are Apple's.
///
/// - SeeAlso: Apple, "CLRegionState".
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// The precision that a user allows; raw values are Apple's.
///
/// - SeeAlso: Apple, "CLAccuracyAuthorization".
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The movement that places are measured for; raw values are Apple's.
///
/// - SeeAlso: Apple, "CLActivityType".
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The orientation that directions are measured for; raw values are Apple's.
///
/// - SeeAlso: Apple, "CLDeviceOrientation".
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
