// As on an iPhone, importing Photos gives UIKit's images, AVFoundation's films, Core Location's
// places and Foundation's names.
@_exported import AVFoundation
@_exported import CoreLocation
@_exported import UIKit
