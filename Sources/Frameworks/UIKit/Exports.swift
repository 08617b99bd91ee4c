// As on an iPhone, importing UIKit brings Quartz Core and Foundation along, and selectors, which
// there are Foundation's.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import Selectors
