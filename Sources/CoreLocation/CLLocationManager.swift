public import Foundation

/// The permission to know places.
///
/// - SeeAlso: Apple, "CLAuthorizationStatus".
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Not asked for.
  case notDetermined = 0
  /// Not possible.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Granted.
  case authorizedAlways = 3
  /// Granted while the program is in use.
  case authorizedWhenInUse = 4
}

/// The source of places, which has none here: use is denied.
///
/// - SeeAlso: Apple, "CLLocationManager".
open class CLLocationManager: NSObject {
  /// The object that is notified of places.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that is asked for; stored only.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance between places that are reported; stored only.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether places are reported in the background; stored only.
  open var allowsBackgroundLocationUpdates = false
  /// Whether places may pause; stored only.
  open var pausesLocationUpdatesAutomatically = true
  /// Creates a source.
  public override init() {}
  /// The last place: none.
  open var location: CLLocation? { nil }
  /// The permission: denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// The permission: denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether places are known: false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Tells the delegate that use is denied.
  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }
  /// Tells the delegate that use is denied.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  /// Tells the delegate that there is no place.
  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  /// Tells the delegate that there is no place.
  open func startUpdatingLocation() { requestLocation() }
  /// Does nothing.
  open func stopUpdatingLocation() {}
  /// Does nothing.
  open func startUpdatingHeading() {}
  /// Does nothing.
  open func stopUpdatingHeading() {}
}

/// An object that is notified of places.
///
/// - SeeAlso: Apple, "CLLocationManagerDelegate".
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called for places on Apple's systems.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called for every place that is asked for.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the program asks for permission.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the program asks for permission, before iOS 14.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}
extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Calls the method before iOS 14.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// An error of places.
///
/// - SeeAlso: Apple, "CLError".
public struct CLError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Not known.
    case locationUnknown = 0
    /// Denied.
    case denied = 1
    /// No connection.
    case network = 2
  }
  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}
