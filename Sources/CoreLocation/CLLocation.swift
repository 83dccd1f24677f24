@_exported public import Foundation

/// Degrees north or east.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres of a radius of doubt; negative for a value that is not known.
public typealias CLLocationAccuracy = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double
/// Metres a second.
public typealias CLLocationSpeed = Double

/// A place on the Earth.
///
/// - SeeAlso: Apple, "CLLocationCoordinate2D".
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north.
  public var latitude: CLLocationDegrees
  /// Degrees east.
  public var longitude: CLLocationDegrees
  /// Creates the place at 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
/// Whether a place is on the Earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
/// A place that is not on the Earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// A distance for every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place with a moment.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
///
/// - SeeAlso: Apple, "CLLocation".
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// The doubt of the place, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The doubt of the height, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction; −1 if not known.
  public let course: CLLocationDirection
  /// The speed; −1 if not known.
  public let speed: CLLocationSpeed
  /// The doubt of the direction, in degrees; −1 if not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The doubt of the speed, in metres a second; −1 if not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The origin of the place; nil if not known.
  public let sourceInformation: CLLocationSourceInformation?
  /// Metres above the ellipsoid: ``altitude``, since no shape of the sea is known here.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The floor of a building; nil, since none is measured.
  public var floor: CLFloor? { nil }
  /// The moment.
  public let timestamp: Date

  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// Creates a place with a moment.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// Creates a place with a movement and a moment.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }
  /// Creates a place with a movement, its doubts, a moment and an origin.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation? = nil
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
    sourceInformation = sourceInfo
  }

  /// The distance on a sphere of the Earth's mean radius, in metres; Apple's follows the ellipsoid.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let turn = (location.coordinate.longitude - coordinate.longitude) * radians
    let part = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(turn / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
  /// Returns the same object: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
