// As on an iPhone, importing HealthKitUI gives UIKit, of whose views it has one, and HealthKit,
// whose summaries that view shows.
@_exported import HealthKit
@_exported import UIKit
