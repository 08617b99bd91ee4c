// As on an iPhone, importing AuthenticationServices gives UIKit's names.
@_exported import UIKit
