import CoreLocation
import Foundation
import Testing

@Suite struct LocationTests {
  /// Distances along the ellipsoid by published tables of cities, which a sphere meets within 0.6 %.
  @Test(
    arguments: [
      ((52.5200, 13.4050), (48.8566, 2.3522), 879_700.0), ((0, 0), (0, 180), 20_003_931),
      ((40.7128, -74.0060), (51.5074, -0.1278), 5_585_000),
    ] as [((Double, Double), (Double, Double), Double)])
  func distances(_ row: (from: (Double, Double), to: (Double, Double), metres: Double)) {
    let from = CLLocation(latitude: row.from.0, longitude: row.from.1)
    let to = CLLocation(latitude: row.to.0, longitude: row.to.1)
    #expect(abs(from.distance(from: to) / row.metres - 1) < 0.006)
    #expect(from.distance(from: from) == 0)
  }

  @Test func values() {
    let place = CLLocationCoordinate2DMake(1, 2)
    #expect(CLLocationCoordinate2DIsValid(place) && CLLocationCoordinate2D().latitude == 0)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid) && place.longitude == 2)
    let location = CLLocation(
      coordinate: place, altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, course: 6,
      speed: 7, timestamp: Date(timeIntervalSince1970: 8))
    #expect(location.altitude == 3 && location.horizontalAccuracy == 4 && location.course == 6)
    #expect(
      location.verticalAccuracy == 5 && location.speed == 7 && location.coordinate.latitude == 1)
    #expect(
      location.timestamp.timeIntervalSince1970 == 8 && location.copy() as? CLLocation === location)
    let accuracies: [CLLocationAccuracy] = [
      kCLLocationAccuracyNearestTenMeters, kCLLocationAccuracyHundredMeters,
      kCLLocationAccuracyKilometer,
    ]
    #expect(accuracies == [10, 100, 1000])
  }

  private final class Listener: CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []
    var codes: [CLError.Code] = []
    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { statuses.append(status) }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      (error as? CLError).map { codes.append($0.code) }
    }
  }

  @Test func useIsDenied() {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    manager.requestAlwaysAuthorization()
    manager.startUpdatingLocation()
    manager.requestLocation()
    manager.startUpdatingHeading()
    manager.stopUpdatingHeading()
    manager.stopUpdatingLocation()
    #expect(listener.statuses == [.denied, .denied] && listener.codes == [.denied, .denied])
    #expect(manager.location == nil && CLLocationManager.authorizationStatus() == .denied)
    #expect(
      !CLLocationManager.locationServicesEnabled()
        && manager.distanceFilter == kCLDistanceFilterNone)
    #expect(manager.desiredAccuracy == kCLLocationAccuracyBest)
    #expect(!manager.allowsBackgroundLocationUpdates && manager.pausesLocationUpdatesAutomatically)
    let rest: [CLAuthorizationStatus] = [
      .notDetermined, .restricted, .authorizedAlways, .authorizedWhenInUse,
    ]
    #expect(rest.map(\.rawValue) == [0, 1, 3, 4] && CLError.Code.locationUnknown != .network)
    // A delegate may leave everything to its defaults.
    final class Silent: CLLocationManagerDelegate {}
    let silent = Silent()
    silent.locationManager(manager, didUpdateLocations: [])
    silent.locationManager(manager, didFailWithError: CLError(.network))
    silent.locationManagerDidChangeAuthorization(manager)
  }
}
