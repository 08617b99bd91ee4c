// As on an iPhone, importing MessageUI gives UIKit's names.
@_exported import UIKit
