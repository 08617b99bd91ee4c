// As on an iPhone, importing SpriteKit gives the names of UIKit.
@_exported import UIKit
