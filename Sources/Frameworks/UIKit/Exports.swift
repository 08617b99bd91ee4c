// As on an iPhone, importing UIKit brings Quartz Core and Foundation along, and selectors, which
// there are Foundation's.
@_exported import CoreGraphics
@_exported import PhoneFoundation
@_exported import QuartzCore
