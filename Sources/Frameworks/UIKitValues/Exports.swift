// Importing UIKit also imports Quartz Core, Core Graphics and Foundation, as on an iPhone.
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import QuartzCore
@_exported import TactusFoundation
