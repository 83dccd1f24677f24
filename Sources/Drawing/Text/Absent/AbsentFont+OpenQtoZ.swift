/// Fonts that apps bring along, Q to Z, as `Scripts/letter-advances.py` prints them from the fonts' files.
///
/// All are under the SIL Open Font License, the Apache licence or the Ubuntu Font Licence. The gap between lines is left
/// out, as iOS does for Arial and Futura.
///
/// - SeeAlso: `Rules/Sizes.md#fonts-that-are-not-installed`.
extension AbsentFont {
  /// The fonts by their names as ``FontName/key(_:)`` writes them, Q to Z.
  static let openQtoZ: [String: AbsentFont] = [
    "quicksand": AbsentFont(
      ascender: 1, descender: 0.25,
      letters: .faces(
        LetterFaces(
          [
            300: """
            )0&Y+C1X/Q4D27':+[+[)[/_&l+o&Y.S0E*C0/.m.O/;//.G/a/]&Y&l.s,w/*-e941i1k2)3F/u/u2k3F(Q01\
            2R.s5r3P4N0R4l2-/Q0V3;2%920G/K1]+y.U+y.$1s't0T0T.a0T/M*U1#/k'b),.w'v7b0$0G0T0T+E-W*4/m\
            .k3|-}/k-q,w'@,w,y&l&l*0*0.U5c/7*f55/M6#*,2X0u&Y-K'8-,,m
            """,
            400: """
            )6'6+d1s/k4_2L'F+Q+Q*&/k'H+s'..s0T*W/u.o/_/O/7.k/q/X':'S.u-{/(.&9.1e1m1q3D/w/s2m3F(b0$\
            2C/-5n3V4J0V4]29/k0g372/8|0k/e1_,&.u,&.k23(00c0c.c0c/_+&1-/w'r(O/3(87h010T0c0c+h-a*d/y\
            /&4-.$/w-u,d'`,d-S'H'H*y*y.Y6)/e*j5+/15a*U2;0{'6-o'J-C-5
            """,
            500: """
            )>(>,A2G09532q'^+<+<*h/}(O+{(&/O0k*}/O.q1a/u/C/M01/Q(F(j.w/k.}.Y9#1Z1q1R3?/{/o2m3D)&/g\
            2+/Q5c3_4B0_4D2N091'3-2=8b1I071c,2/O,20-2_(W0{0{.c0{/{+s1;03(2(y/](h7t0G0k0{0{,G-q+^05\
            /M4@.(03-{,E(8,E.U(O(O,C,C.c6d0Z*s4t.U5-+E1a1-(>.Q'l-i-o
            """,
            700: """
            )D)*,k2i0X5V3/'n+.+.+:01):,$(`/w0{+</5.s3-03/M/y0E/M)6)b.y1+.y.}8x1T1u1;3;0$/k2o3D):/U\
            1u/k5]3e4;0e432]0X193'2J8L1u0V1g,;/w,;1)3%(t1313.e1305,O1G0A(D):/y)07|0V0{1313,s-{,?0C\
            /k4N.*0C.$,.(^,./=):):-C-C.g7217*y4g.14c+y1;15)*.}((.(.?
            """,
          ],
          pairs: """
            //8/xLATCAUMAV8AWJAYEAuMAvIAwNBTLBXMBYJDJLDTKDVMDXHDYIDeRDoREuMEvLFAHFCNFONFQNFTTFaKFd\
            LFeLFnNFoLFrNFsMFuLGTJGVLGaTKCHKGHKSMKULKeKKnNKoKKrNKuMLCMLGMLOMLTALUKLVCLYAOJLOTKOVMO\
            XHOcROoRPAFPXLPcMPeMPgMPoMPvSPySQTKRCMRGMROMRTLRVLRYKRuMSXLSYLTACTCKTOKTQKTTXTVSTYSTa6\
            Te1TnATo1TrATu1Tw1Ty8Tz1UAMUSMUXMUYMV/CVAGVCMVGMVOMVTSVaMVeJVoJVsLWAJWJHWSMWaNWeLWoLXC\
            IXOIXSLXcLXqLXvIYAEYCIYOIYSJYTSYUMYaHYeFYmJYoFYuKaUMaVIaaSauMavMawNayMbTDbVJcTHcVLcWMd\
            uTeTDeVKeWMeXMexNfX^fY^gALgYLgcKgdKgeKgoKgsMguNhTHhVLiTHjUMkCMkGMkOMkcJkdJkeJkoJkqJlCK\
            lGKlTJlVHlYHlcMldMleMlgMloMlvJlwLlyLmTHmVLmYJnTHnVLoTDoVJoWLoxMozMpTDpVJpWLpxMr.5rAHrT\
            MraMrcJrdJreJrgLroJrv^rw^sTDsaRtfJtsUtwZuTHuVMugMv/KvAJwTMwXLwYMwt^wvZxCMxGMxYKxcMxeMx\
            t^yTMyaZygLysMzeMzoM
            """))),
    "raleway": AbsentFont(
      ascender: 0.94, descender: 0.234,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (p(S)$271'2t1u'6(n(l*0,I(H,Y'%030u,=.U/&/5/A0_/30G0;'%'B.Q,y.Q-i5|2C2)2c370w0R3?3e(F-s\
            1K077%4X4/1/4-1i0i0k452L:f1=1e1;([/M([.{.m'p/70w/G1#0;*80w0-'d'r.s(t7n0-0M0w0w*h-u*<0C\
            /$5B.=/=.1(^(*(^.7'6',)[)Q/e7>,M*u5r5r2q(y5D.*(Q-Y'%/U/U
            """,
            400: """
            (l(f)^2N1+3923'N).),*>,K(.,Y'>0g0w,g.q/1/I/G0e/30O0A'<'`.U,{.U-o6'2E212Z3;0q0G3=3k(^-y\
            1]0;6z4V4+114'1q0m0s432L:l1E1m1?(r/w(r/;.]((/G1'/O110C*Q1)0;'z(./()47v0;0T1'1'*}-}*[0R\
            //5P.M/A.5(t(:(t.]'L'@*4**/{7P-G*}5x5x3T)(57.C(d-a'>0'0'
            """,
            500: """
            (h({*E2g113a2P'j)K)K*O,M'l,['Y1G0{-9/3/=/c/M0k/30Z0G'W(&.Y,}.Y-u6-2G2;2R3=0i0;393r(v.&\
            1o0=6t4R4%133|1z0q0{432N:r1P1u1C)00I)0/X.K(</Z13/Z1?0K*l150I(8(F/;)Q8%0I0]1313+:.,+$0a\
            /;5a.a/G.7)2(M)2/-'d'U*q*b097f.K+,6%6%4=)45+._(v-i'Y0V0V
            """,
            600: """
            ([)M+.3)1=492o(()f)f*`,S(&,W'p2-0{-e/O/O/o/S0m/M0a0G(*(J._,{._-{632C2C2V3=0e033D3v)4.,\
            2%0=6l4L4-134)2'0u1%4-2J:v1X1z1?)^0w)^/y.1(S/o1=/e1P0T+,1?0X(Q(^/M)p8+0X0c1=1=+Q.3+C0q\
            /E5t.s/K.7)`(n)`/O(0'}+m+^0M7v/Q+26)6)5')@5//$)I-o'p1/1/
            """,
            700: """
            (M)}+y3H1I4t35(B*(*&*q,W(<,Q(.2t0{.9/o/c/}/Z0m/i0g0G([(t.e,w.e.(682=2N2Z3=0a0)3P3z)Q.3\
            270=6b4D4513432/0y1+4)2E:{1c2%1;*41P*40?-m(l0)1I/o1a0]+I1I0g(l(y/c*6840g0k1I1I+m.9+f1)\
            /Q6+/*/Q.7*6)4*6/u(Y(J,s,`0e8.0c+:6/6/5r)O51/G)y-u(.1i1i
            """,
          ],
          pairs: """
             'K AH JI TI VG WG XM YG vI wI yI' K'sN(0K(CK(GK(cK(eK(vL-1N-3G-7G-T@-VG.Y;.cK.eK.oK.w\
            >//$/0E/2J/3I/49/A</CJ/aF/cD/dD/eD/gD/mI/oD/pI/rI/sF0)K7.?74C75LA HACIAGIAQIASMAT?AUHA\
            VAAWAAY<AcLAdLAeLAfLAgLAsNAtKAuMAvHAwGBALByNCAMCONDAJDVJDXHECLEGLEdLEfMEqLEvKF JF-KFA@\
            FCLFOLFSLFa?FeHFnFFoHFrFFuHHeNHoNIcNIdNIfNIgNJaNJoNK MKeHKoHL IL'7LCILGILOILT3LV6LeMLo\
            MMeNMoNNeNNoNOAIOJIOTJOVIOWIP IPACPaNPeMPoMRTNRYIRaNReLRoLRuNSVLStNSwLSyLT ITA?TCJTOJT\
            a5Te3To3Tr9Tu:Tw;Ty;UnNUpNUsMV GV4>VAAVCIVGIVOIVaCVe?Vo?W GW3IWAAWaBWe?Wo?WrFX MXCHXcG\
            Y GY:HYCDYODYa9Ye8Yo8YuAZeLZoLavLawLayLbV?byKcT6cWAcyNe)Le?LeAMeT5eVAeWAefNevLewLexKey\
            LezNf Jf-JfeLff<fiEflKfoLgT7gVEgY=hyMkGLkVKkdIkeIkgIkoIl Hl'LlvLlwLlyLmT3mVBmwMmyMn'Nn\
            ?LnT3nVBnvMnyMo.KoPNoT3oW?ofNotNovKowKoxJoyKpT3pV?ptNpyKr Jr)Mr,7r-Gr.7r/CrAErcLrdLreL\
            rgLroLsT6sVCsWCswMsyMtCNtVHtcNteNtgNtoNuT9v Iv.>vaMveKvoKw Iw,>w.>w/DwT;waMweKwoKwsMxc\
            JxeJy Iy)Ly,=y.=y/EyT;ycKyeKyoKysMzeMzoM
            """))),
    "roboto": AbsentFont(
      ascender: 0.9277, descender: 0.2441,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (T(/)T08/[3n1$&s*;*I,_/p'D)Q(J,'/[/[/[/[/[/[/[/[/[/['j'J.]/X.l-A7k170y1j1v/y/l2V3,))/S\
            1C/#6b322H1$2H1L0N0X1{1'7G0x0]0Z(L+{(L,N,o)P/5/Z.f/^.i*S/]/P(-(5.1(-73/Q/h/Z/c*`.S*@/P\
            -y42.*-n.**R(&*R2X'('()l)q1n4U1X*D55591'+Y/[0#(&-L(Y-D-@
            """,
            400: """
            (^(r*=1$/k3`11&|*k*w,l/v'N)=)#,F/k/k/k/k/k/k/k/k/k/k(Q'm.V/O.u-h7J1p131m1x/x/W2P38)4/U\
            1</:6r382_1C2_1%0Q0W1h1O741;0`0])&,B)&,Q-;*&/E/j.v/o/)*v/j/S(S(K.S(S6z/V/|/j/x*d.g*K/T\
            .%4,.=-i.=*c(U*c2N'U'U+'+/1x4i27*a4s4t18+P/k08(U-j(y-a-`
            """,
            500: """
            (`),*E0t/x3d1T&p*y+&-)/b($*N)C,$/x/x/x/x/x/x/x/x/x/x)&(H.V/f.p.*7D201D1q1r/r/Q2P33)I/]\
            1B/@6w322d1U2d160g0n1p1f7&1G0r0d)9,Q)9,f-;*A/@/m.w/q/6+)/u/](n(c.s(n6m/_/z/m/w+#.h*W/^\
            .;3v.L.*.L*](d*]2.'|'x+h+p1a4Y3)*z4o4o1@+_/x0G)&.*)I.'.'
            """,
            700: """
            (`)4*>0V0(3l1x&b*}+%-@/I(V+o)[+Q0(0(0(0(0(0(0(0(0(0()I({.X0%.h.A7D2@1R1u1l/l/N2P3+)^/d\
            1L/@6x3*2d1b2d1R0}1*1|1s6v1M1*0l)A,Z)A,z-2*S/5/m.s/o/>+10#/g)&(w/1)&6c/g/r/m/q+?.d*b/g\
            .Q3e.X.J.X*R(i*R1i(@(7,8,>1E4D3o+34q4q1E+p0(0S)J.A)q.D.D
            """,
          ],
          pairs: """
             TK'aJ'cI'dI'eI'mN'sF(VR(WR(YS//4AT@AUNAVEAWGAYDAtNAvJAwLAzRBTMBYIC)MCTLD,CD.CDAMDTMDV\
            MDXMDYKETREcNEdNEfNEqNEuNEvMF.3FA;FTRFaLFdMFeMFoMFrMFuMHARHTLHYLIARITLIXRIYLK-HKCLKGLK\
            eMKnMKoMKuML'&LARLCHLGHLOHLT.LUILV:LY2LuJMARMTLMYLNARNTLNXRNYLO,COAMOTMOVMOXMPA?PXLPcN\
            PeNPgNPoNPvRPyRQTKRTFRVNRYJT KT-3TAFTCLTOLTQLTSNTTRTVRTYRTaBTeDTnBToDTrGTuDTwITyGTzHUA\
            MV)RV-KV.4VAGVCNVGNVONVaJVeJVoJWAKWaLWeLWoLWrMX-JXCMXOMXVRXcMXqMXvLY)RYADYCLYOLYSNYTRY\
            UDYYRYaGYeHYmKYoHYuKZARZOMZeMZoMZuNavNayNe'NevNeyNf)RfcMfdMfeMfiGflJh'CkcNkdNkeNkgNkqN\
            m'Cn'Co'?ovNoxMoyNozNp'LpxNr'Rr,Ar.AraKrcNrdNreNrfRrgNroNrtVrvRrwRryRtoNv.CvaNvcNveNvf\
            RvgNvoNvqNw,@w.@xcNxeNy,Cy.CyaNycNydNyeNyfRygNyoNzeNzoN
            """))),
    "robotocondensed": AbsentFont(
      ascender: 0.9277, descender: 0.2441,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (.'s)T.b.)1T/8&s)])h,_.9'D(s(J++.).).).).).).).).).)'W'7-6.#-E,44p/O/5/r/{.@.20Q0}(U-|\
            /O-V4$1&0I/;0I/Q.i.q/|/?4T/5.u.t(.+&(.+H+i)P-e.)-@.,-I)o.*-y'l'p,s'l4C-{.2.).0)t-2)Z-z\
            ,_1q,j,R,j)k(&)k0R&x&x)C)G/v27/l*D5559/<+Y.).G'h,<(5,5,2
            """,
            400: """
            (7(Y*=/M.81G/E&|*0*:,l.?'N(^)#+K.8.8.8.8.8.8.8.8.8.8(?'Z-0-u-N,Z4P0./I/u/}.?-y0K1-(b.#\
            /H-n441,0a/Z0a/*.l.p/j/h4A/T.y.u(c+H(c+K,6*&-u.7-Q.=-`*5.7-}(7(,-:(74/.%.I.7.F)x-E)f.#\
            ,f1k,},N,})|(U)|0H'J'J*Y*a0%2J0J*a4s4t/M+P.8.](<,Y(T,Q,Q
            """,
            500: """
            (9(q*D/>.G1L/n&n*?*D-,.'(**%)F+#.G.G.G.G.G.G.G.G.G.G(t(=-0.4-H,{4I0K/]/y/w.8-r0D1((y.+\
            /P-t491%0f/o0f/?/)/./s0%42/a/2.}(w+X(w+b,5*C-n.;-Q.>-n*E.D.,(T(F-](T3|...G.;.D*;-E)t.-\
            -#1W-3,o-3)t(e)t0$'u'p+E+L/f281F*}4o4o/U+a.G.m(m,x)+,w,x
            """,
            700: """
            (9(x*>/#.Q1S03&a*C*D-A-m(X+;)]*S.Q.Q.Q.Q.Q.Q.Q.Q.Q.Q)9(l-2.L-A-54J0Y/j/|/q.2-o0@0{)1.2\
            /X-t4:0x0f/y0f/Y/=/D0#014'/g/C/))#+a)#+u,,*T-e.;-M.<-u*M.L.5(g(X-t(g3s.5.@.;.?*T-A)}.5\
            -71G->-1->)j(i)j/a(7(.+m+s/L2%2++54q4q/Y+q.Q.x)3-2)O-7-8
            """,
          ],
          pairs: """
             TK'aJ'cI'dI'eI'mN'sF(VR(WR(YS//4AT@AUNAVEAWGAYDAtNAvJAwLAzRBTMBYIC)MCTLD,CD.CDAMDTMDV\
            MDXMDYKETREcNEdNEfNEqNEuNEvMF.3FA;FTRFaLFdMFeMFoMFrMFuMHARHTLHYLIARITLIXRIYLK-HKCLKGLK\
            eMKnMKoMKuML'&LARLCHLGHLOHLT.LUILV:LY2LuJMARMTLMYLNARNTLNXRNYLO,COAMOTMOVMOXMPA?PXLPcN\
            PeNPgNPoNPvRPyRQTKRTFRVNRYJT KT-3TAFTCLTOLTQLTSNTTRTVRTYRTaBTeDTnBToDTrGTuDTwITyGTzHUA\
            MV)RV-KV.4VAGVCNVGNVONVaJVeJVoJWAKWaLWeLWoLWrMX-JXCMXOMXVRXcMXqMXvLY)RYADYCLYOLYSNYTRY\
            UDYYRYaGYeHYmKYoHYuKZARZOMZeMZoMZuNavNayNe'NevNeyNf)RfcMfdMfeMfiBflEh'CkcNkdNkeNkgNkqN\
            m'Cn'Co'?ovNoxMoyNozNp'LpxNr'Rr,Ar.AraKrcNrdNreNrfRrgNroNrtVrvRrwRryRtoNv.CvaNvcNveNvf\
            RvgNvoNvqNw,@w.@xcNxeNy,Cy.CyaNycNydNyeNyfRygNyoNzeNzoN
            """))),
    "rubik": AbsentFont(
      ascender: 0.935, descender: 0.25,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (r(.*f2z0V3r2A'd*:*:-01=(F.*(H-K1%,(/g0-0T0$09.*1)0$(O(t-y/}-w.K5l1k1q1m2G0M/{2-2x(d1)\
            0+/M4g2V2)1=2)1V0i/a2e1R4x0q1E03)p-K)p,Q4/**/505/505/I+4070K(*(>.*(.6|0I/c0707*w.5+20?\
            /54t.k/-.1*o'}*o/m($'p+(*u0/4L/o+^5|5|17+Y3R1|'x.=*Q0e0e
            """,
            400: """
            (W(W+Q2q1)4@2k'z*d*d-011(`.$(f-{1K,g0C0a1/0R0e.a1N0O(n)2.5/{.3/*5x2925212a0k0=2P39)61I\
            0a/m5)2m2G1Z2G1u11032z1u571G1e0_*I-y*I,o4%*`/U0T/U0T/g+h0X0q(Q(j.g(S780k0)0V0V+^.Y+u0c\
            /Z59/;/U.W+E(>+E/g(B(4+}+o0)4F1'+b5l5l1E+o3x2G(F.y*Q0o0o
            """,
            500: """
            (6),,G2e1]4p3A(8+6+6-.0{)$-y),.U1z-S1+1A1o1-1;/C1w1')8)Q.M/w.M/o6)2i2Z2V3#110a2x3X)l1o\
            1E055L3+2m2#2m2?1Z0i372A5V2)2-17+(.S+(-53t+C/}0y/}0y0/,I1%1?)$)B/Q)&7R150M0{0{,O/-,i1/\
            0)5_/o0)/*,&(`,&/a(h(Y-*,w/}4@2L+d5X5X1T,*4F2v(v/c*Q1#1#
            """,
            600: """
            (&)B,o2a1u5+3Z(D+M+M-.0u)2-u)<.q25-u1I1_231E1R/c211?)K)`.Y/u.Y056/3%2m2i3/1A0q313i**2'\
            1e0E5]373#233#2R1o1'3D2T5f2E2=1P+E.o+E-E3m+b051105110?,g171T)8)Y/u):7b1G0a1111,u/A-51C\
            0=5r0+0?/?,C(n,C/_(y(l-Y-M/y4;3/+f5N5N1],64Z3/)40)*Q1)1)
            """,
            700: """
            'p)[-=2Z255D3t(S+f+f-.0m)@-q)M/12N.?1k2#2T1c1m0'2G1X)^)n.i/s.g0X683=3%2|3=1T1)3F3z*E2;\
            2+0X5p3D352E352e2+1A3P2i5v2c2P1k+d//+d-U3g,(0I1C0I1C0R-*1I1k)Q)u0?)Q7p1]0u1C1C-A/X-[1X\
            0T6)0E0X/X,`)&,`/Z)0)$.1.&/u473p+h5F5F1e,C4r3H)M0M*Q1/1/
            """,
          ],
          pairs: """
             AI TJ VI WL YI fK tK vI wJ yI'aI'sK(0I(1G(AI(CH(GH(SJ(aF(cD(dD(eD(mG(nG(rG(sF(uF(vD,0\
            L-1G-2F-7A-SL-T@-VE-aM-fK-tL-wL.0L.1?.9D.Y;.cM.tI//$/2L/A?/CK/DY/FY/HY/LY/MY/PY/SL/aC/\
            cC/dC/eC/gC/mG/oC/pG/rG/sE/xI0)I0,L0.L24M4.L51L6)G61J67H7.?74G76H9,@9.@A IA1EACMASMAT=\
            AUMAVCAY>AcNAdNAeNAfKAgNAtIAuNAvHAwKC)ICAND)HDAMDVKDXJECNEdNEfMEvLF LFAEFSNFaIFeMFoMFr\
            LFuMGALK MKeHKoHL IL'5LGMLOMLT2LV8LeMLoMLuLOTLOVKP JP)JPAFPaMPeNPoNRTNRYJReNRoNSTNSVJS\
            XLT JTA=TCLTOLTa8Te7ThKTo7Tr;Tu<Tw=Ty;V IVACVCKVGKVaBVeCVoCW LWAIWaJWeKWoKWrMX-CXCJXcJ\
            Y IY:EYa7Ye:Yo:Yu?ZeLZoLavMayMbVCbyKc)EcT6cyLdTKe'Ie)Ee?LeT8eVBeWKe]HevKewLexMeyKf Jf-\
            HfaNfeMff<fi<flIfoMgT;gY>h)GhtNhyLk Mk)JkGNkVKkaMkdJkeJkgJkoJksMm)GmT7mVCmyLn'In)Gn?Kn\
            T7nVCnfNntNnvLnyLo.MoT7ofNovKowLoxMoyKp.MpT8pVCptNpyKr Jr)Fr,Br-Fr.Br/DrADraNrcMrdMreM\
            rgMroMs)FsT9sVCsWKswLsyKt)Lt-MtVLuT;v Iv.BvaKveKvoKw Jw,Fw.Fw/GwT=waLweLwoLwsMxaNxcLxe\
            Ly Iy)Ey,Ay-Jy.Ay/CyT<ycKyeKyoKysLzeNzoN
            """))),
    "sora": AbsentFont(
      ascender: 0.97, descender: 0.29,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (>)K,E2P1u6%2C(y+G+G/s0E(r.G(r*C3e,M0{0q1C1'1s/q1?1s(r(r0C0E0C/M<O4'2?5)5+0e/g5v5B*$1R\
            1|/;7X6-6f1A6f2]2q0E5+2v:O2X1i1z+G*C+G/m/{)n/y2V0g2V0q+S2;1K)l)}/O)88t1K272V2V,2/&,W1-\
            /K5n/K/1.&+G+O+G-q(H(H,Y,Y.Q7B4x,m3P2J6/*}2m1+)K/M(r.W.W
            """,
            400: """
            (4)f,k2g1o6B2_({+U+U/u0I({.M({*o3v,U1)0{1Z132#0)1P2#({({0I0I0I/U<S452N5+5#0_/g5v5>*01V\
            2J/E7x6@6b1V6b2x2a0R4z3-:f2o1o1s+U*o+U0$0-)n0+2a0k2a0w+[2C1V*$*60')Q9%1V2E2a2a,A/5,b1=\
            /e6>/g/K.,+U+Q+U.;(U(U,{,{._7N5B,o3J2J6R+I2x15)f/U({/A/A
            """,
            600: """
            'v*(-i351m6z3?)(+m+m/y0R)..S).+k45,`1;192)1P2J0V1z2J).).0R0I0R/e<[4X2_534r0V/g5x57*I1Z\
            3V/X8d6f6b1|6b3F2A0s4g3X;2371u1k+m+k+m0c0?)n0E2v0s2v1-+`2T1g*G*U1')y9:1g2L2v2v,O/O,m1T\
            0=7H0C/k.?+m+S+m.}(y(y-{-{.q7b6+,s3=2J7:,83-1E*(/e).0{0{
            """,
            700: """
            'j*6.;3J1m7<3]),+y+y/{0V)6.W)6,;4D,g1E1E2=1_2]0m232])6)60V0I0V/m<^4l2g554i0R/g5z55*U1]\
            4-/c9,6x6_236_3Z231)4_3p;D3J1z1e+y,;+y1'0I)n0R3#0u3#15+b2Z1o*Y*d1T*29D1o2P3#3#,W/_,s1a\
            0X7|0a/{.I+y+U+y/C)0)0.M.M.{7l6N,u372J7Z,^351N*6/m)61k1k
            """,
          ],
          pairs: """
            'SF'aI'cD'dD'eD'rR'sG(AN(CI(GI(OI(SL(UM(cI(dI(eI(lW(oI(uM-AM-SM-TA-VH-wM.CG.Y<.cL.eL.g\
            L.oL.wF/cL/dL/eL/gL/oLA-MACJAGJAQJASNATBAUJAVEAWHAY@AcNAdNAeNAgNAlNAtNAuNAvMAwMB)KBAMB\
            SNBTLBXKBYIC)MCANCyTD)ID.GDAJDTJDVNDWMDXJE-LECNEGNESNEcMEdMEqMEsMF)TF-NF.=FAEFSNF_@FaK\
            FeMFiNFlRFoMFrNFuNG-RGANKCFKSIKTMKeMKoML'9L)SLASLCMLGMLOMLSNLT?LVALY:LuMO)IO,GOAJOTJOV\
            NOWMO_AP)MPACPXJP_2PaNPeMPoMQ)IR)NRCMRGMROMRSNRTLRYIReMRoMSTKSVMSWLSXLSYIT-ATABTCJTOJT\
            SJTTRTVRTYRT_?TaGTe@TiHTo@TrHTuDTwDTyDTzCV.BVAEVCNVGNVaJVeFViLVoFVsHWAHWWRW_BWaMWeJWiM\
            WoJWrMX-IXCJXSIXcKY:MYA@YCJYOJYSIYaGYeBYoBYuHZeNZoN_OA_SK_T?_UE_WB_bS_cI_dI_eI_gI_hS_o\
            I_qI_sK_t>b)Ib.LbyMc)Jd'Ke'Je)Ke,Ne.Ne?Le]Kf)Vf,Ef-Nf_@ffGfiJfjHflNftRfyTh)Kk)Nk_UkdMk\
            eMkgMkoMksNkuNkwNl'Km)Kn'Gn)Kn?Io)Io.Lo_IovMowMoxMoyMp)Ip.Lp_IpxMpyMr)Mr,@r-Mr.@r/Nr?S\
            r_BrcNrdNreNrgNroNrtSrvUrwUryUs'Hs)Ls,Ms.Ms?Js_Mt'Kt)Nt-Kt_Rv.FveMvoMw,Fw.FweMwoMx)Lx-\
            IxaMxcMxeMy,Fy-My.Fy_EycMydMyeMygMyoMytS
            """))),
    "sourcesans3": AbsentFont(
      ascender: 1, descender: 0.326,
      letters: .faces(
        LetterFaces(
          [
            300: """
            'U(t+4-u-u5@0+'})B)B+}-u'})l'}+.-u-u-u-u-u-u-u-u-u-u'}'}-u-u-u,05R.{01/o0g.e-q0i1T(M-Q\
            /c-[3)1N1o/O1o/E.q.w1I.34R-{-2/9)B+.)B-u.E/3.3/A-7/E-}(}.*/$(6(6-U(F5N/-/3/E/E*6,6*,/&\
            ,s2X,;,w,4)B(0)B-u'}'}+4+4-w5584)F3r,,0s**-u-u(t,0'},*,*
            """,
            400: """
            'U)W,b.?.?5h0q(`)u)u,Q.?(`**(`*{.?.?.?.?.?.?.?.?.?.?(`(`.?.?.?,`6</E0E/}1#.}.91'1o(}-w\
            03.(3T1e2-/s2-/y/1/51a.e4t.a-o/;)u*{)u.?.E/A.M/X-E/].=)^.M/E(Y([.;(l5r/K/A/]/]*u,S*b/E\
            -[3D-0-[,`)u(O)u.?(`(`,b,b-w558W)w3x,[1P*S.?.?)W,`(`,i,i
            """,
            500: """
            'U)r-C.O.O5z15({*0*0,g.O({*4({*u.O.O.O.O.O.O.O.O.O.O({({.O.O.O,u6X/S0M0)1-/-.I111z)6.*\
            0E.93g1o270)2707/;/?1k.{5'.}.,/=*0*u*0.O.E/I.Y/c-K/e.G)w._/S(j(l.U(}6%/X/I/e/e+4,`*{/Q\
            -y3c-U-y,s*0(^*0.O({({-C-C-w558h*23|,q1i*f.O.O)r,u({-(-(
            """,
            600: """
            'U*2-{.a.a6/1T):*E*E,{.a):*@):*o.a.a.a.a.a.a.a.a.a.a):):.a.a.a-,6v/c0X0-17/9.Y1=2+)I.9\
            0X.I3z1z2A092A0M/G/I1u/555/?.G/=*E*o*E.a.E/O.g/m-Q/o.S*6.o/c({(}.s)263/g/O/o/o+O,m+6/_\
            .;4%-y.;-**E(l*E.a):):-{-{-w558x*G4#-*2%*w.a.a*2-,):-C-C
            """,
            700: """
            'U*f/7/$/$6P23)n*o*o-G/$)n*U)n*d/$/$/$/$/$/$/$/$/$/$)n)n/$/$/$-S7R0'0i091K/M.w1R2A)p.W\
            0{.k4B2/2V0V2V0y/_/_2//_5P/u.y/?*o*d*o/$.E/].}0'-[0'.k*h/1/})<)@/M)Q6P0$/]0'0',(-*+d/w\
            .u4_.c.q-M*o),*o/$)n)n/7/7-w559:*q4)-Q2R+?/$/$*f-S)n-w-w
            """,
          ],
          pairs: """
            'sK,*--JK-SL-TD-VK-Y?-tI.Y8.cM.eM.jW.oM.tD.wJ/AF/CM/J</OM/aJ/cH/dH/eH/gM/iV/jV/oH/tRAC\
            MAGMAQMATBAULAVLAYLAfMAsVAtLAuNAvNBSLBTJByLC-ICCICGICOICSJCTKCULCtICuMCyLDAMDJFDTJDVMD\
            WNDXLDYKEcMEdMEqMEtJEvMExHF.>FAGFCMFOMFSKFaGFeLFnKFoLFrKFuLGTKKAMKCKKSNKTLKeNKoNL'9LCI\
            LGILOILSJLT1LUILV=LY=LeMLoMLuMOAMOJFOTJOVMOWNPADPSMPTJPXJPaEPeJPgHPoJQTJRSLRTLReMRoMS-\
            TSSLSTKSYLStJT-=T/9T:KTAFTCJTOJTSFTXKTYLTZBTa=Te?TnDTo?TrDTuDTwGTyHTz=U/HUSMV.?V/DVALV\
            CMVGMVOMVaJVeLVoLWJ?WaLX-IXCLXTKXcNY:JYCLYOLYTLYa?YeFYmFYoFYuGZeKZoKZuJatLb.MbTAbVKbaL\
            btLc-KcTKcaMccKcdKceKcoKcqKctMcyRe-Se?NeSKeTJeVLeWMeaLegMetMexNf)^f,Cf-LfY`faKfdMfeMff\
            NfoMftGg/]g?GgTIgYLgaLgeLgoLgyTk-Ek.Sk:SkaMkdKkeKkgMkoKktKkuLmTJmVMn?NnTJnVMo-Ro.MoTAo\
            aLotLoxLozNp-Rp.MpTApVKpaLptLpxLr,Ar-Jr.Ar/Gr:VrALraJrcMrdMreMrgMroMrvVrwUryVs-Ss?MsTJ\
            stKt,Rt-It.Rt/St:Tt?ItaKtcLtdLteLtfNtgMtoLtsMttKtxLuTKv.GvaKw,Fw.Fw/NwTJwaMx-Lx.NxCMxa\
            MxcLxeLxtJy,Gy.Gy/LyTKyaKyzJzaJzeMzoMzuM
            """))),
    "sourcesanspro": AbsentFont(
      ascender: 0.984, descender: 0.273,
      letters: .faces(
        LetterFaces(
          [
            300: """
            'U(t+4-u-u5@0+'})B)B+}-u'})l'}+.-u-u-u-u-u-u-u-u-u-u'}'}-u-u-u,05R.{01/o0g.e-q0i1T(M-Q\
            /c-[3)1N1o/O1o/E.q.w1I.34R-{-2/9)B+.)B-u.E/3.3/A-7/E-}(}.*/$(6(6-U(F5N/-/3/E/E*6,6*,/&\
            ,s2X,;,w,4)B(0)B-u'}'}+4+4-w5582)F3r,.0s**-u-u(t,0'},,,,
            """,
            400: """
            'U)W,`.?.?5h0q(`)u)u,Q.?(`**(`*{.?.?.?.?.?.?.?.?.?.?(`(`.?.?.?,`6</E0E/}1#.}.91'1o(}-w\
            03.(3T1e2-/s2-/y/1/51a.e4t.a-o/;)u*{)u.?.E/A.M/X-E/].=)^.M/E(Y([.;(l5r/K/A/]/]*u,S*b/E\
            -[3A-0-[,`)u(O)u.?(`(`,`,`-w558W)w3x,[1P*S.?.?)W,`(`,i,i
            """,
            600: """
            'U*2-{.a.a6/1T):*E*E,{.a):*@):*o.a.a.a.a.a.a.a.a.a.a):):.a.a.a-,6v/c0X0-17/9.Y1=2+)I.9\
            0X.I3z1w2A092A0M/G/I1u/555/?.G/=*E*o*E.a.E/O.g/m-Q/o.S*6.o/c({(}.s)263/g/O/o/o+O,m+6/_\
            .;4%-y.;-**E(l*E.a):):-{-{-w558v*G4#-*2%*w.a.a*2-,):-E-E
            """,
            700: """
            'U*f/5/$/$6P23)n*o*o-G/$)n*U)n*d/$/$/$/$/$/$/$/$/$/$)n)n/$/$/$-S7T0'0i091K/M.w1R2A)p.W\
            0{.k4B2/2V0V2V0y/_/_2//_5P/u.y/?*o*d*o/$.E/].}0'-[0'.k*h/1/})<)@/M)Q6P0$/]0'0',(-*+d/w\
            .u4_.c.q-M*o),*o/$)n)n/5/5-w5598*q4)-Q2R+?/$/$*f-S)n-w-w
            """,
          ],
          pairs: """
            'sK,*--JK-SL-TD-VK-Y?-tI.Y8.cM.eM.jW.oM.tD.wJ/AF/CM/J</OM/aJ/cH/dH/eH/gM/iV/jV/oH/tRAC\
            MAGMAQMATBAULAVLAYLAfMAsVAtLAuNAvNBSLBTJByLC-ICCICGICOICSJCTKCULCtICuMCyLDAMDJFDTJDVMD\
            WNDXLDYKEcMEdMEqMEtJEvMExHF.>FAGFCMFOMFSKFaGFeLFnKFoLFrKFuLGTKKAMKCKKSNKTLKeNKoNL'9LCI\
            LGILOILSJLT1LUILV=LY=LeMLoMLuMOAMOJFOTJOVMOWNPACPSMPTJPXJPaEPeJPgHPoJQTJRSLRTLReMRoMS-\
            TSSLSTKSYLStJT-=T/9T:KTAFTCJTOJTSFTXKTYLTZBTa=Te?TnDTo?TrDTuDTwGTyHTz=U/HUSMV.?V/DVALV\
            CMVGMVOMVaJVeLVoLWJ?WaLX-IXCLXTKXcNY:JYCLYOLYTLYa?YeFYmFYoFYuGZeKZoKZuJatLb-Rb.MbTAbVK\
            baLbtLc-KcTKcaMccKcdKceKcoKcqKctMcyRe-Se?NeSKeTJeVLeWMeaLegMetMexNf)^f,Cf-LfY`faKfdMfe\
            MffNfoMftGg/]g?GgTIgYLgaLgeLgoLgyTk-Ek.Sk:SkaMkdKkeKkgMkoKktKkuLmTJmVMn?NnTJnVMo-Ro.Mo\
            TAoaLotLoxLozNp-Rp.MpTApVKpaLptLpxLr,Ar-Jr.Ar/Gr:VrALraJrcMrdMreMrgMroMrvVrwUryVs-Ss?M\
            sTJstKt,Rt-It.Rt/St:Tt?ItaKtcLtdLteLtgMtoLtsMttKtxLuTKv.GvaKw,Fw.Fw/NwTJwaMx-Lx.NxCMxa\
            MxcLxeLxtJy,Gy.Gy/LyTKyaKyzJzaJzeMzoMzuM
            """))),
    "titilliumweb": AbsentFont(
      ascender: 1.133, descender: 0.388,
      letters: .faces(
        LetterFaces([
          400: """
          ($([+O/g/g/g2_'f)$)$,U/g(*,{'v,E/g/g/g/g/g/g/g/g/g/g'x(^/g/g/g-2980V1%/E1a/X.{1%2C(Y)W\
          /y-u6-2E2%0O2%1%/A.{1_0972/c/9/5*O,w*O/g1E(D.G.{,w/&.O*S.c/7'}'}-u(:6%/7/$.}.{*s-W*}/*\
          -y4B-=-}-C+$(8+$/g'}'v+O+W1C<f3P-i1a1a2G/g/g/g(4-&'x/;/;
          """,
          600: """
          ($)(+}/g/g/g2o(.)W)W,[/g(Y,W(J-*/g/g/g/g/g/g/g/g/g/g(J)(/g/g/g-&940]0w/E1X/X/&0y2E).)f\
          0;-m6B2Z1w0K1w1)/C.{1k0R7f/o/O/1*o-e*o/g17(j.S/5-(/=.U*s.y/I(O(Q.C(h6)/I/(/7/3+6-a+0/C\
          .34N-U.5-A+.(f+./g(Q(H,G,E11<S4%-M1_1_25/g/g/g(^,y(J0)0+
          """,
          700: """
          ($)D,C/g/g/g2z(J*$*$,`/g(},=(n-Y/g/g/g/g/g/g/g/g/g/g(n)B/g/g/g,y900c0q/C1R/Z/*0u2G)Q)r\
          0O-g6R2i1o0G1o1-/E.{1s0e82/y/a/-+*.A+*/g1-),.]/E-0/O.Y+./1/X(r(t.e)06+/X/-/E/C+M-g+</X\
          .A4V-k.E-A+6),+6/g(t(j-*,}0{<B4J-91]1]2%/g/g/g)$,q(n0a0e
          """,
        ]))),
    "ubuntu": AbsentFont(
      ascender: 0.932, descender: 0.189,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (4)8+w1q/o5v1g(M*(*(-g/o(Y)I(Y+2/o/o/o/o/o/o/o/o/o/o(Y(Y/o/o/o+^8F1X1A0q2|/].o1|2g(^.*\
            0].I6b3/4Z0M4Z1).i/M2N157z0o/y/g*(+2*(/o.1+U.W0;-M0;/M+U0'/y(F(F.;(l6]/y090;0;+Q,g+m/y\
            -w4].C-k-C*:({*:/o(8(8+w+w.=9`9`+45l5l37*8/o/o)8+^(Y-=-=
            """,
            400: """
            (:)<,Q23/o6R21(O*E*E-w/o(Y)l(Y+f/o/o/o/o/o/o/o/o/o/o(Y(Y/o/o/o,48[2+1]1-37/}/72=3')..E\
            1?.m6n3V4c0o4c1?/-/q2_1w801C0Z0'*O+f*O/o.5+U.s0G-W0G/e+k01/}(h(h.s)66X0)0I0G0G+k-0,00)\
            .I4a.].?-e*W)B*W/o(B(B,O,O.=9`9`+45R5R4;*U/o/o)<,4(Y.C.C
            """,
            500: """
            (>){-G2;/w7H2V(v*d*d-{/w),*2)(,M/w/w/w/w/w/w/w/w/w/w)()$/w/w/w,^9,2V1z1R3R0A/S2T3D)^.a\
            1m/17-3p4l134l1V/=033#2T8B1z170E*s,M*s/w.E+w/10V-g0V/},,0A09)<):/S)h6b0?0Z0V0V,2-G,Q0;\
            .{4g/&.m.$*w)n*w/w(f(f-?-A.E9h9h+I5R5R5x*u/w/w){,^'j/U/U
            """,
            700: """
            (M)Q-W2v/w7t3'([+,+,.I/w(Y*f(Y,y/w/w/w/w/w/w/w/w/w/w(Y(Y/w/w/w-C923H2=1g3i0k0)2|3c*4/&\
            2V/m7H454|1_4|23090{3+3J8W2C2'0s+K,y+K/w.E)Q/X0g.E0g0=,Y0R0G)W)W03*46Z0G0m0g0g,Y.&-,0G\
            /Q4p/Z/K.E+K*@+K/w(S(S-A-A.E9h9h+<5-5-6J+:/w/w)Q-C(Y0X0X
            """,
          ],
          pairs: """
            ()e(CH(GH(OH(QH(SK(TS(UM(VT(YT-JI-TC-VM-XH-YC.CI.Y</AC/CI/J>/OI/TW/VX/WV/YYACKAGKAJWAQ\
            KASTAT@AUMAV@AWKAXVAY<AcMAdMAeMAgLAsSAuLAvKAwKAzTB)JBXKBYJC-HC.VCAVCCKCGKCOKCSSCTTCYTC\
            eLCoLCuKCyLD)HD,HD.HD/EDAKDJJDSMDTIDVLDWLDXJDYFDaLEATECIEGIEOIEUJEcLEdLEqLEtLEuKEvJExR\
            F.?FADFCMFOMFTTFaCFeLFnIFoLFrIFuJK-DKAYKCGKGGKTTKWSKeKKoKL'0L.VL/SLAWLCDLGDLODLSTLT3LU\
            KLV6LY3LZTLeMLoMO)IO,HOAKOJJOSMOTIOVLOWLP)JPACPXKPaKPeHPgKPoKPySQ.HQTIRAWRCMRGMROMRVMR\
            YKRxUT-CT/:T::TA@TCITOITTVTVWTXTTYWTaDTeBTnFToBTrFTuGTw;TyJTzHU/FV)TV.=V/?V:KVA@VCLVGL\
            VMNVOLVTWVVXVaJVeDVoDVsLWAKWJAWOLWWSWaIWeJWoJWrKX-IX.SXCJXTSXXUXcKY:FYA<YCFYOFYTXYYYYa\
            FYeCYmFYoCYuGZ-AZOGZeLZoLZuK[TH[]ea)JavLawMayLb)Ib/JbvMbyMc-Hc.ScdMcgLcoMcySf)Zf,Cf-Gf\
            xTfyUh'Gh)JhwMhyLk-IkcIkdIkeIkgIkoIkqIm)JmwLmyKn'Hn)Jn?In]HnvLnwLnyKo)Io/Jo?HovLowMoxL\
            oyLozKp)Ip/Jp?IpxLpyLr,Br-Hr.Br/Dr?ErvUrwUryUt,St-Ft.StcMtdLteMtgMtoLtxTv.GveLvgMvoLvy\
            Uw,Hw.Hw/Iw?GwoMwwTxcKxeKxxTzeKzoKztMzuM
            """))),
    "worksans": AbsentFont(
      ascender: 0.93, descender: 0.243,
      letters: .faces(
        LetterFaces(
          [
            300: """
            *.(8*K1N0c5H0]'H)y)y/C0g($-Y($,$0m+*/g/Q09/g01/(0K0O([([0g0g0g.Y82171E273#0w0=2|3=(r/1\
            0s0$5c3;3_0C3_1V1+0-2]0{8@/s/E0O**,$**/K.o.u/C0m/C0m/a+2.e0Z(6(6.})88p0Z0?0m0m+Y.O+W0M\
            .I5H.M.E.O*$'d*$.]'x'v+8+81R9<31,k5<5<4F,Q2E0Z((.O'j-$-$
            """,
            400: """
            *h)4,21T116N13(@*{*{0$0g)(.Y)(,y11+s0;0;0u090o/i1%1')f)f0g0g0g/A8l2%1q2Z3H1R0s3N3c)f/s\
            1w0Z6J3c4%0s4%2/1X0g3-1g8r0a0$1A*w,y*w/g/;.E/s1;/g1;0/+y/-1+)()(/u){8b1+0_1;1;,=.},S1'\
            .o6%//.g/1*}(S*}/=(l(l-*-*2-:*6l,k5_5_5F-M2x1-)$/7(0.7.7
            """,
            500: """
            *G)F,M1s1=7%1A(J+8+80/0g)6.e)6-01=,00C0A11090u0+1+1')j)j0g0g0g/k8[2/2)2V3F1N0u3N3g)u09\
            230]6n3g3z1;3z2=1Z1+3/2#9.1-0X1C+6-0+60-/;.E/{1;/k1;01,,/=1+)8)80;*,8Y1+0_1;1;,I/&,^1)\
            /-6L/Q/(/&+M)(+M/a)*)*-g-g2=:$74,k5B5B5L-e2z1-)8/c(M.q.q
            """,
            600: """
            ){)[,m291I7`1R(U+U+U090g)F.q)F-E1N,M0K0G1G090y0K131')n)n0g0g0g0;8H2;2=2T3D1G0w3L3m*(0]\
            2L0a7:3m3r1c3r2N1_1K31299F1V191G+S-E+S0O/;.E0)1;/o1;03,;/O1+)I)I0c*:8P1+0]1;1;,Y/*,k1)\
            /I6x/y/I.u+})^+}0-)D)D.M.M2P9z7Z,k4|4|5P-{2z1/)Q05(n/U/U
            """,
            700: """
            )Q)p-22_1X8B1c(b+u+u0E0g)Y/$)Y-^1_,m0V0O1c0;1%0o1;1%)r)r0g0g0g0m842G2V2P3A1C0w3L3t*81)\
            2i0c7d3r3i253i2a1a1q312T9b2+1z1I+u-^+u0w/;.E031;/u1;03,K/g1-)[)[11*K8H1-0]1;1;,k//,y1+\
            /i7N0G/m.g,U*<,U0X)b)b/;/;2g9t8.,k4V4V5V.;2|1/)j0i)80?0?
            """,
          ],
          pairs: """
             1K 7F AF JJ TI VG WJ XM YE fK tK vJ wJ xK yJ'sM(0H(1K(CF(GF(LM(SI(aE(cC(dC(eC(mG(nG(r\
            G(sE(uE(vE,0J,12-1F-2F-7A-SJ-T8-VB-fI-tI.0J.12.7:.Y-.cK.tB//&/A7/dE/gC/oE/sG0)H0,J0.J2\
            4H6)J7 H7.770K74?87FA FA1?ACJAGJASNAT9AUJAVAAY?AcNAdNAfJAtGAuNAvHAwIC)IDAJECLE_DEdKEfL\
            EvHF JF-FFA>FaCFeBFoBFrFFuEHaNHeNHoNHuNIcNIdNIgMIsNJaKJoNK MKeEKoEL IL'2LGJLOJLT/LeLLo\
            LMaNMeNMoNMuNNaNNeNNoNNuNOTJP JP)IPADPeNPoNRONRTKReLRoLRuMSTHSVMSaMSyIT ITA9TCJTOJTSHT\
            _8Ta6Te4ThKTiLTo4Tr>Tu?Tw@Ty;UsNV GVAAVGLVaAVeDVoDW JWAFWaFWeGWoGWrJX MXCJXcGY EY:GYe>\
            Yo>YuBZeJZoJ_1F_2F_fI_gX_tIa Ja_LatKavLawMayIbVDbyLc)DcONcT7cyKdTKe)De?KeT5eVDeWHe]Det\
            LevLewMexKeyJf Ff-@f_@faHfeLfoLftCg_Zh)FhtNk JkGLkaMkdKkeKksMl Gl'Jl-El_EltKlvKlwLlyJm\
            )FmT3mVEmyLn'Jn)Fn?KnT3nfNntNnvMnyLo.KoT4ofNotNowLoxKoyLp.KpT4ptNpyLr Jr)Gr,<r-=r.<r/E\
            rAAr_=raLrcLrdLreLrgJroLrsKrtHs)EsT6sWIswHsyHt)Kt-Mt_Mtt@v.=vaMw Jw,<w.<w/GwT@waMweLwo\
            LwsMx KxaMxcKxeKy Jy)Fy,=y.=yT@y_JysMzeN
            """))),
  ]
}
