// As on an iPhone, importing GameController gives UIKit's and Core Haptics' names.
@_exported import CoreHaptics
@_exported import UIKit
