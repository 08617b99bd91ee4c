// As on an iPhone, importing MediaPlayer gives UIKit's names.
@_exported import UIKit
