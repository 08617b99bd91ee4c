// As on an iPhone, importing Photos gives UIKit's images, Core Location's places and Foundation's
// names.
@_exported import CoreLocation
@_exported import UIKit
