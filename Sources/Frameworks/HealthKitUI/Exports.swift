// As on an iPhone, importing HealthKitUI imports UIKit and HealthKit.
@_exported import HealthKit
@_exported import UIKit
